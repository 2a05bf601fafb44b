import { formatDecimals, formatMoney, formatPercent, nothing } from '@veckovis/domain/numbers'

type Figure = number | null | undefined
const figure =
  (format: (value: number) => string) =>
  (value: Figure): string =>
    value === null || value === undefined ? nothing : format(value)

/** A ratio of which 1 is 100 %, with one decimal. */
export const percentOf = figure(ratio => formatPercent(ratio * 100, 1))
/** Full-time posts, a ratio or a mean, with two decimals. */
export const twoDecimals = figure(value => formatDecimals(value, 2))
/** Hours, with one decimal. */
export const hoursOf = figure(hours => formatDecimals(hours, 1))
/** Kronor, without decimals. */
export const moneyOf = figure(formatMoney)
/** A number of something. */
export const countOf = figure(count => formatDecimals(count, 0))
