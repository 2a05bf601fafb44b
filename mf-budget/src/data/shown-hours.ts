import { formatFractionalHours } from '@veckovis/domain/numbers'

type Words = (key: string, values: { value: string }) => string

/** Hours with up to two decimals, and their unit. */
export const shownHours = (hours: number, words: Words): string =>
  words('why.units.hours', { value: formatFractionalHours(hours) })
