import { holdsLevel, permissionIds, type RoleHolder } from '@veckovis/domain/access'
import type { PlaceIndex } from './place-index'

/** The municipalities whose machine keys somebody may see and give: all of them that they approve users of. */
export const keyedMunicipalities = (holder: RoleHolder, { all }: PlaceIndex) =>
  all.filter(({ kind, place }) => kind === 'municipality' && holdsLevel(holder, permissionIds.users, 'APPROVE', place))
