import { permissionIds } from '@veckovis/domain/access'
import type { Access } from '../../http/admission/access'

/**
 * Places are made and kept by super admins. Their calls address no place in the sense of the admission: a closed
 * unit is administered too, and one that was deleted meanwhile is 404 and not somebody else's.
 */
export const keptBySuperAdmins = { place: 'everywhere', permission: permissionIds.superAdmin } satisfies Access
