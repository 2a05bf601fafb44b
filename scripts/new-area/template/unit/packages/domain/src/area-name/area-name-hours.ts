import { maximumHours, type Hundredths } from '../numbers/hundredths'
import { checkNumber, type NumberError, type NumberRule } from '../numbers/number-rule'
import { parseHours } from '../numbers/parse-number'
import { succeed, type Result } from '../result'

/** Characters of a name. */
export const longestAreaNameItem = 100

const hoursRule: NumberRule = { decimals: 2, most: maximumHours, typed: 'hours' }

/** Hours of an item, above 0 with at most two decimals, as hundredths; never rounded. */
export const checkAreaNameHours = (hours: number): Result<Hundredths, NumberError> => {
  const checked = checkNumber(hours, hoursRule)
  return checked.ok ? succeed(Math.round(checked.value * 100)) : checked
}

/** Text of the hours of an item, as parseHours. */
export const parseAreaNameHours = (text: string): Result<Hundredths, NumberError> => parseHours(text, hoursRule)

/** Hours of all items together, in hundredths, so that nothing is rounded. */
export const sumAreaNameHours = (items: readonly { readonly hours: number }[]): Hundredths =>
  items.reduce((sum, { hours }) => sum + Math.round(hours * 100), 0)
