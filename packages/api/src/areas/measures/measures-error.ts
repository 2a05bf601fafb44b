import type { MeasureRefusal } from '@veckovis/contracts/outcome'
import { refuser } from '../../http/general-error'

export const measuresError = refuser<MeasureRefusal>('measures', {
  'weeks-not-in-year': 400,
  'weeks-in-wrong-order': 400,
  'owner-cannot-read': 400,
})
