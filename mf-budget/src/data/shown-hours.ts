import { formatFractionalHours } from '@veckovis/domain/numbers'

type Words = (key: string, values: { value: string }) => string

/** Hours with up to two decimals, and their unit. */
export const shownHours = (hours: number, words: Words): string =>
  words('why.units.hours', { value: formatFractionalHours(hours) })

const quota = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

/** A quota with all the decimals that it was entered with. */
export const shownQuota = (value: number): string => quota.format(value)
