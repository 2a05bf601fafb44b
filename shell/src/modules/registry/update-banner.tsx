import type { RegisteredModule } from '@veckovis/contracts/modules'
import { platformStore, useLanguage, useTranslation } from '@veckovis/platform'
import { Button, Notice } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import { putOffUpdate, saveAndUpdate, updatedModuleAtom } from '../module-applications'

/** A part that goes while it has the focus hands it to the content that it stands in. */
const useFocusHandedOn = () => {
  const part = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = part
    return () => {
      if (current?.contains(document.activeElement) === true) current.closest('main')?.focus({ preventScroll: true })
    }
  }, [])
  return part
}

const UpdateOffer = ({ module }: { readonly module: RegisteredModule }) => {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const part = useFocusHandedOn()
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
      <Button onClick={() => void update()} loading={isBusy}>
        {t('update.save')}
      </Button>
      <Button variant="quiet" onClick={putOffUpdate}>
        {t('update.later')}
      </Button>
    </>
  )
  return (
    <div ref={part}>
      <Notice tone="info" announce action={actions}>
        {t('update.text', { title: module.title[language] })}
      </Notice>
    </div>
  )
}

/** With unsaved work in a module the person chooses when its new version comes. */
export const UpdateBanner = () => {
  const module = useAtomValue(updatedModuleAtom, { store: platformStore })
  return module === null ? null : <UpdateOffer module={module} />
}
