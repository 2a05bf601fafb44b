import type { ActivationRefusal } from '@veckovis/contracts/modules'
import { refuser } from '../../../http/general-error'

/** What stands in the way of an activation is a conflict. */
export const activationError = refuser<ActivationRefusal>('activation', {})
