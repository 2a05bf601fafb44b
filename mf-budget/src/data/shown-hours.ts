import { formatFractionalHours } from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'

/** Hours with up to two decimals, and their unit. */
export const shownHours = (hours: number, words: Words): string =>
  words('why.units.hours', { value: formatFractionalHours(hours) })
