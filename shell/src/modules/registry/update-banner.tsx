import { platformStore, useLanguage, useTranslation } from '@veckovis/platform'
import { Button, Notice } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { putOffUpdate, saveAndUpdate, updatedModuleAtom } from '../module-applications'

/** Whoever has unsaved work in a module chooses when its new version comes. */
export const UpdateBanner = () => {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const module = useAtomValue(updatedModuleAtom, { store: platformStore })
  if (module === null) return null
  const update = async () => {
    setIsBusy(true)
    try {
      await saveAndUpdate()
    } finally {
      setIsBusy(false)
    }
  }
  const actions = (
    <>
      <Button onClick={() => void update()} disabled={isBusy}>
        {t('update.save')}
      </Button>
      <Button variant="quiet" onClick={putOffUpdate}>
        {t('update.later')}
      </Button>
    </>
  )
  return (
    <Notice tone="info" announce action={actions}>
      {t('update.text', { title: module.title[language] })}
    </Notice>
  )
}
