import { fail, succeed, type Result } from '../result'
import { roundHalfAwayFromZero, type Hundredths } from './hundredths'
import { checkBounds, type NumberError, type NumberRule } from './number-rule'
import { parseNumber } from './parse-number'

/** Hours of a file's cell, and whether the file had more decimals than hours have. */
export type FileHours = { readonly hours: Hundredths; readonly isRounded: boolean }

// What a spreadsheet calculates differs from the decimal that it shows by far less than this.
const calculationNoise = 1e-6

/**
 * Hours out of a file, in hundredths. A number is rounded to them, halves away from zero, as its spreadsheet shows it; a
 * text is read by the same reader as what a person types, and never rounded. Fails as parseNumber
 * does, and with `not-a-number` for a number that is not finite.
 */
export const readFileHours = (content: number | string, rule: NumberRule): Result<FileHours, NumberError> => {
  if (typeof content === 'string') {
    const hours = parseNumber(content, rule)
    return hours.ok ? succeed({ hours: roundHalfAwayFromZero(hours.value * 100), isRounded: false }) : hours
  }
  if (!Number.isFinite(content)) return fail('not-a-number')
  const bounded = checkBounds(content, rule)
  if (!bounded.ok) return bounded
  // What lies a hair below a half counts as one: 1.005 is kept as 1.00499…
  const hours = roundHalfAwayFromZero(Number((content * 100).toPrecision(12)))
  return succeed({ hours, isRounded: Math.abs(content * 100 - hours) > calculationNoise })
}

const anyNumber: NumberRule = { decimals: 12, most: Number.MAX_VALUE, allowsZero: true, allowsNegative: true }

/** Whether a text reads as a Swedish number, whatever its size and decimals. */
export const readsAsNumber = (text: string): boolean => text.trim() !== '' && parseNumber(text, anyNumber).ok
