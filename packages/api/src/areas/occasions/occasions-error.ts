import type { OccasionRefusal } from '@veckovis/contracts/outcome'
import { refuser } from '../../http/general-error'

export const occasionsError = refuser<OccasionRefusal>('occasions', {
  'due-out-of-year': 400,
  'occasion-name-taken': 409,
  'has-submissions': 409,
})
