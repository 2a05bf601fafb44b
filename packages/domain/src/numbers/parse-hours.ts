import { fail, succeed, type Result } from '../result'
import { maximumHours, type Hundredths } from './hundredths'

export type HoursError = 'not-a-number' | 'too-many-decimals' | 'negative' | 'too-large'

export type HoursRules = { readonly allowNegative: boolean }

// Every space that Unicode has, and the two without width that come along when text is copied.
const spaces = /[\p{Zs}\u200b\ufeff]/gu
// Digits alone, or groups of three; "4 5" is a slip of the finger and not 45.
// Hyphens, dashes and the minus: what stands for a minus in a table or a word processor.
const numberShape = /^([-\u2010-\u2014\u2212\ufe63\uff0d]?)(\d*|\d{1,3}(?: \d{3})+)(?:[.,](\d*))?$/
const longestWholePart = 12

/**
 * Swedish number text as hundredths of an hour: comma or point, grouping spaces and a minus of every kind, empty is 0.
 * Fails for anything else, for more than two decimals, for a refused minus and beyond 10 000 hours.
 */
export const parseHours = (text: string, rules: HoursRules): Result<Hundredths, HoursError> => {
  const trimmed = text.replace(spaces, ' ').trim()
  if (trimmed === '') return succeed(0)
  const match = numberShape.exec(trimmed)
  if (match === null) return fail('not-a-number')
  const [, minus = '', grouped = '', decimals = ''] = match
  const whole = grouped.replaceAll(' ', '').replace(/^0+(?=\d)/, '')
  if (whole === '' && decimals === '') return fail('not-a-number')
  if (decimals.length > 2) return fail('too-many-decimals')
  if (whole.length > longestWholePart) return fail('too-large')
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  if (minus !== '' && hundredths > 0 && !rules.allowNegative) return fail('negative')
  if (hundredths > maximumHours * 100) return fail('too-large')
  return succeed(minus === '' || hundredths === 0 ? hundredths : -hundredths)
}
