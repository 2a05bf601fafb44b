import type { Hundredths } from './hundredths'

/** What stands where there is no value. */
export const nothing = '–'

/** Swedish in both languages; a value that rounds to zero has no minus. */
const swedishFormat = (fewest: number, most: number): Intl.NumberFormat =>
  new Intl.NumberFormat('sv-SE', {
    minimumFractionDigits: fewest,
    maximumFractionDigits: most,
    signDisplay: 'negative',
    roundingMode: 'halfExpand',
  })

const upToTwoDecimals = swedishFormat(0, 2)
const twoToFourDecimals = swedishFormat(2, 4)
const upToEightDecimals = swedishFormat(0, 8)
const fixedDecimals = [swedishFormat(0, 0), swedishFormat(1, 1), swedishFormat(2, 2)] as const

const format = (formatter: Intl.NumberFormat, value: number): string => {
  if (!Number.isFinite(value)) throw new RangeError('Only finite numbers are shown')
  return formatter.format(value)
}

export type Decimals = 0 | 1 | 2

/** A number with exactly these decimals, halves away from zero. Throws a RangeError unless finite. */
export const formatDecimals = (value: number, decimals: Decimals): string => format(fixedDecimals[decimals], value)

/** Hundredths of an hour with up to two decimals. */
export const formatHours = (hundredths: Hundredths): string => format(upToTwoDecimals, hundredths / 100)

/** Hours that are not whole hundredths, such as a deficit, with up to two decimals. */
export const formatFractionalHours = (hours: number): string => format(upToTwoDecimals, hours)

/** Kronor without decimals and without unit. */
export const formatMoney = (kronor: number): string => formatDecimals(kronor, 0)

/** Percent with a no-break space and the sign. */
export const formatPercent = (percent: number, decimals: Decimals): string =>
  `${formatDecimals(percent, decimals)}\u00a0%`

/** Kronor per hour with two decimals. */
export const formatCostPerHour = (kronorPerHour: number): string => formatDecimals(kronorPerHour, 2)

/** A quota with all the decimals that it was entered with, two at least. */
export const formatQuota = (quota: number): string => format(twoToFourDecimals, quota)

/** A stored number as a person would type it: comma, grouped thousands, all its decimals up to eight. */
export const formatTyped = (value: number): string => format(upToEightDecimals, value)
