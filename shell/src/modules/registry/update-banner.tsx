import { platformStore, useLanguage } from '@veckovis/platform'
import { useAtomValue } from 'jotai'
import { putOffUpdate, saveAndUpdate, updatedModuleAtom } from '../module-applications'
import { UpdateNotice } from './update-notice'

/** A person with unsaved work in a module chooses when its new version comes. */
export const UpdateBanner = () => {
  const language = useLanguage()
  const module = useAtomValue(updatedModuleAtom, { store: platformStore })
  if (module === null) return null
  return (
    <UpdateNotice
      key={module.container}
      title={module.title[language]}
      onUpdate={saveAndUpdate}
      onLater={putOffUpdate}
    />
  )
}
