import { useTranslation } from '@veckovis/platform'
import { Button, Inline, Notice } from '@veckovis/ui'
import { useEffect, useRef } from 'react'
import * as styles from '../notes.module.css'

type UnsavedNoteProps = {
  readonly saving: boolean
  readonly onSave: () => Promise<unknown>
  readonly onDiscard: () => void
  readonly onStay: () => void
}

/** Asked before a text that is not saved would go. */
export const UnsavedNote = ({ saving, onSave, onDiscard, onStay }: UnsavedNoteProps) => {
  const { t } = useTranslation('mf-forecast')
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => stay.current?.focus(), [])
  return (
    <div className={styles.unsaved}>
      <Notice tone="warning" announce>
        {t('comments.unsaved')}
      </Notice>
      <Inline justify="end">
        <Button ref={stay} onClick={onStay}>
          {t('comments.goOn')}
        </Button>
        <Button onClick={onDiscard}>{t('comments.discard')}</Button>
        <Button variant="primary" loading={saving} onClick={() => void onSave()}>
          {t('comments.save')}
        </Button>
      </Inline>
    </div>
  )
}
