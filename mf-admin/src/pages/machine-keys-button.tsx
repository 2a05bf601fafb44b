import { holderOf, lazyPage, useSession, useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { useState } from 'react'
import { keyedMunicipalities } from '../data/keyed-municipalities'
import type { PlaceIndex } from '../data/place-index'

const MachineKeysDialog = lazyPage(() =>
  import('../features/machine-keys/machine-keys-dialog').then(module => module.MachineKeysDialog),
)

/** Opens the keys of machine calls, for those who give the rights of a whole municipality. */
export const MachineKeysButton = ({ index }: { readonly index: PlaceIndex }) => {
  const { t } = useTranslation('admin-users')
  const user = useSession()
  const [isOpen, setOpen] = useState(false)
  const [first, ...others] = user === null ? [] : keyedMunicipalities(holderOf(user), index)
  if (first === undefined) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('machineKeys')}</Button>
      {isOpen && <MachineKeysDialog municipalities={[first, ...others]} index={index} onClose={() => setOpen(false)} />}
    </>
  )
}
