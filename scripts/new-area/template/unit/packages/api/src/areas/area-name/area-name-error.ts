import type { AreaNameRefusal } from '@veckovis/contracts/area-name'
import { refuser } from '../../http/general-error'

/** The area has no code of its own: what stands in the way is a conflict. */
export const areaNameError = refuser<AreaNameRefusal>('general', {})
