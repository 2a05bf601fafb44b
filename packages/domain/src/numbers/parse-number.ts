import { fail, succeed, type Result } from '../result'
import { withoutEnd } from '../text/without-end'
import { maximumHours, type Hundredths } from './hundredths'
import { calculateSum } from './calculate-sum'
import { checkBounds, tooManyDecimals, type NumberError, type NumberRule } from './number-rule'
import { splitUnit } from './typed-unit'

// Every space that Unicode has, and the two without width that come along when text is copied.
const spaces = /[\p{Zs}\u200b\ufeff]/gu
// A hyphen, a dash or a minus: what stands for a minus in a table or a word processor.
// Then digits alone, or groups of three; "4 5" is a slip of the finger and not 45.
const numberShape = /^([-\u2010-\u2014\u2212\ufe63\uff0d]?)(\d*|[1-9]\d{0,2}(?: \d{3})+)(?:[.,](\d*))?$/
// Whole numbers too may be typed with öre; three decimals of a round number are thousands written otherwise.
const zerosLetThrough = 2

const readPlain = (text: string, rule: NumberRule): Result<number, NumberError> => {
  const [, minus = '', grouped = '', decimals = ''] = numberShape.exec(text) ?? []
  if (grouped === '' && decimals === '') return fail('not-a-number')
  const significant = withoutEnd(decimals, digit => digit === '0')
  if (significant.length > rule.decimals || decimals.length > Math.max(rule.decimals, zerosLetThrough))
    return fail(tooManyDecimals(rule))
  const value = Number(`0${grouped.replaceAll(' ', '')}.${significant}`)
  return checkBounds(minus === '' ? value : -value, rule)
}

const readSum = (text: string, rule: NumberRule): Result<number, NumberError> => {
  const sum = calculateSum(text)
  if (!sum.ok) return fail(sum.error === 'ambiguous-thousands' ? tooManyDecimals(rule) : sum.error)
  const scaled = sum.value.top * 10n ** BigInt(rule.decimals)
  if (scaled % sum.value.bottom !== 0n) return fail(tooManyDecimals(rule))
  return checkBounds(Number(scaled / sum.value.bottom) / 10 ** rule.decimals, rule)
}

const readTyped = (text: string, rule: NumberRule): Result<number, NumberError> => {
  const { bare, unit } = splitUnit(text)
  const read = bare.startsWith('=') ? readSum(bare.slice(1), rule) : readPlain(bare, rule)
  // "frost" ends as pieces do and is no number of them.
  const isNumber = read.ok || read.error !== 'not-a-number'
  return unit !== 'none' && unit !== rule.typed && isNumber ? fail('other-unit') : read
}

/**
 * Swedish number text of a field: comma or point, spaces and minus of every kind, spaces only where they group
 * thousands. Nothing is rounded away: zeros are let through up to two decimals, other digits never beyond the allowed
 * ones, so that "450,000" is not taken for 450. Empty is `required` unless the rule says what it stands for. Where a
 * person types, also the field's own unit behind the number and a sum after "=", whose result obeys the same bounds and
 * decimals.
 */
export const parseNumber = (text: string, rule: NumberRule): Result<number, NumberError> => {
  const trimmed = text.replace(spaces, ' ').trim()
  if (trimmed === '') return rule.empty === undefined ? fail('required') : succeed(rule.empty)
  return rule.typed === undefined ? readPlain(trimmed, rule) : readTyped(trimmed, rule)
}

/** Hours in a file: at most two decimals and 10 000, empty is 0; the plain number alone. */
export const fileHoursRule = {
  decimals: 2,
  most: maximumHours,
  allowsZero: true,
  empty: 0,
} as const satisfies NumberRule

/** Hours of a cell: the same, with their unit and sums. */
export const hoursRule = { ...fileHoursRule, typed: 'hours' } as const satisfies NumberRule

/** Hours that may be fewer than none, such as my forecast. */
export const signedHoursRule = { ...hoursRule, allowsNegative: true } as const satisfies NumberRule

export const signedFileHoursRule = { ...fileHoursRule, allowsNegative: true } as const satisfies NumberRule

/** Hours as parseNumber reads them, in hundredths; for a rule of at most two decimals. */
export const parseHours = (text: string, rule: NumberRule): Result<Hundredths, NumberError> => {
  const hours = parseNumber(text, rule)
  return hours.ok ? succeed(Math.round(hours.value * 100)) : hours
}
