import type { OutcomeRefusal } from '@veckovis/contracts/outcome'
import { refuser } from '../../http/general-error'

export const outcomeError = refuser<OutcomeRefusal>('outcome', {
  'weeks-not-in-year': 400,
  'weeks-not-over': 400,
  'weeks-complete': 409,
  'diary-exceeds': 409,
  'unknown-row': 400,
  'key-unknown': 401,
  'key-ended': 401,
  'key-revoked': 401,
  'key-day': 400,
  'key-places': 400,
})
