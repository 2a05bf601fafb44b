import { formatFractionalHours } from '@veckovis/domain'

/** Hours with up to two decimals. */
export const shownHours = (hours: number): string => `${formatFractionalHours(hours)}\u00a0h`

const quota = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

/** A quota with all the decimals that it was entered with. */
export const shownQuota = (value: number): string => quota.format(value)
