import { useTranslation } from '@veckovis/platform'
import { Button, Notice, ProblemNotice } from '@veckovis/ui'
import { useEffect, useRef } from 'react'
import type { LicenceChanges } from './use-licence-changes'
import * as styles from './licences.module.css'

/** Gets the focus after a change: the button that was pressed may be gone. */
export const LastChange = ({ changes, asking }: { changes: LicenceChanges; asking: boolean }) => {
  const { t } = useTranslation('admin-licences')
  const { done, problem, busy, undo } = changes
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (done !== null && !asking) place.current?.focus()
  }, [done, asking])
  return (
    <div ref={place} tabIndex={-1} className={styles.done}>
      {problem !== null && !asking && <ProblemNotice text={problem} />}
      {done !== null && (
        <Notice
          tone="success"
          announce
          action={
            done.undo === null ? undefined : (
              <Button loading={busy} onClick={() => void undo()}>
                {t('done.undo')}
              </Button>
            )
          }
        >
          {done.text}
        </Notice>
      )}
    </div>
  )
}
