import type { LicenceRefusal } from '@veckovis/contracts/modules'
import { refuser } from '../../../http/general-error'

/** Licences have no code of their own: what stands in the way is a conflict. */
export const licenceError = refuser<LicenceRefusal>('licence', {})
