import { holdsLevel, permissionIds } from '@veckovis/domain/access'
import { holderOf, lazyPage, useSession, useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { useState } from 'react'
import type { PlaceIndex } from '../data/place-index'

const MachineKeysDialog = lazyPage(() =>
  import('../features/machine-keys/machine-keys-dialog').then(module => module.MachineKeysDialog),
)

/** The municipalities whose keys somebody may see and give: those of which they approve users. */
const useKeyedMunicipalities = ({ all }: PlaceIndex) => {
  const user = useSession()
  if (user === null) return []
  const holder = holderOf(user)
  return all.filter(
    ({ kind, place }) => kind === 'municipality' && holdsLevel(holder, permissionIds.users, 'APPROVE', place),
  )
}

/** Opens the keys of machine calls, for those who give the rights of a whole municipality. */
export const MachineKeysButton = ({ index }: { readonly index: PlaceIndex }) => {
  const { t } = useTranslation('admin-users')
  const [isOpen, setOpen] = useState(false)
  const [first, ...others] = useKeyedMunicipalities(index)
  if (first === undefined) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('machineKeys')}</Button>
      {isOpen && <MachineKeysDialog municipalities={[first, ...others]} index={index} onClose={() => setOpen(false)} />}
    </>
  )
}
