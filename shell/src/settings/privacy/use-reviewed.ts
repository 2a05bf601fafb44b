import { holdsLevel, permissionIds } from '@veckovis/domain/access'
import { findUnitInTree, holderOf, useActiveUnit, useSession, type SessionUser } from '@veckovis/platform'

/** A municipality whose reads are reviewed; without an id the whole country, which super admins review. */
export type Reviewed = { readonly id: number | null; readonly name: string | null }

const everywhere: Reviewed = { id: null, name: null }

/** Municipalities in whose whole a user approves users; the one of the active unit comes first. */
export const reviewedBy = (user: SessionUser, activeUnitId: number | undefined): readonly Reviewed[] => {
  const holder = holderOf(user)
  const active = activeUnitId === undefined ? null : findUnitInTree(user.counties, activeUnitId)
  const found = user.counties
    .flatMap(({ id: countyId, municipalities }) => municipalities.map(({ id, name }) => ({ id, name, countyId })))
    .filter(({ id, countyId }) => holdsLevel(holder, permissionIds.users, 'APPROVE', { countyId, municipalityId: id }))
    .map(({ id, name }) => ({ id, name }))
  const isActive = ({ id }: Reviewed) => id === active?.place.municipalityId
  const inOrder = [...found.filter(isActive), ...found.filter(each => !isActive(each))]
  return user.superadmin ? [everywhere, ...inOrder] : inOrder
}

/** Whose reads are reviewed by the person who is signed in, the first of them to begin with; nothing for most people. */
export const useReviewed = (): readonly Reviewed[] => {
  const user = useSession()
  const unit = useActiveUnit()
  return user === null ? [] : reviewedBy(user, unit?.unit.id)
}
