import type { StaffRefusal } from '@veckovis/contracts/staff'
import { refuser } from '../../http/general-error'

/** Staff has no code of its own: what stands in the way is a conflict. */
export const staffError = refuser<StaffRefusal>('general', {})
