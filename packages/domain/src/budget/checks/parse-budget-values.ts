import { fail, type Result } from '../../result'
import {
  checkBudgetNumber,
  checkBudgetYear,
  ruleOfField,
  type BudgetField,
  type BudgetNumberError,
} from './check-budget-values'

const spaces = /[\u0020\u00a0\u2009\u202f]/g
// Digits alone, or groups of three; "4 5" is a slip of the finger and not 45.
const numberShape = /^([-\u2212\u2013]?)(\d+|\d{1,3}(?: \d{3})+)?(?:[.,](\d*))?$/
// Amounts may be typed with öre, whatever they allow; three decimals of a round number are thousands written otherwise.
const decimalsOfAmounts = 2
// So many digits are exact in a number together with four decimals.
const longestWholePart = 11

/**
 * Swedish number text of a budget field: comma or point, grouping spaces, three kinds of minus. Empty is `required`;
 * the rest as checkBudgetNumber. Nothing is rounded away: zeros are let through up to two decimals, other digits never
 * beyond the allowed ones, so that "450,000" is not taken for 450.
 */
export const parseBudgetNumber = (field: BudgetField, text: string): Result<number, BudgetNumberError | 'required'> => {
  const trimmed = text.replace(spaces, ' ').trim()
  if (trimmed === '') return fail('required')
  const [, minus = '', grouped = '', decimals = ''] = numberShape.exec(trimmed) ?? []
  if (grouped === '' && decimals === '') return fail('not-a-number')
  const whole = grouped.replaceAll(' ', '').replace(/^0+(?=\d)/, '')
  const significant = decimals.replace(/0+$/, '')
  const most = ruleOfField(field).decimals
  if (significant.length > most || decimals.length > Math.max(most, decimalsOfAmounts))
    return fail(most === 0 ? 'not-an-integer' : 'too-many-decimals')
  if (whole.length > longestWholePart) return fail(minus === '' ? 'too-large' : 'negative')
  const value = Number(`${whole}.${significant}`)
  return checkBudgetNumber(field, minus === '' ? value : -value)
}

/** Text of a budget year; empty is `required` (§5). */
export const parseBudgetYear = (text: string): Result<number, 'not-a-year' | 'required'> => {
  const trimmed = text.trim()
  if (trimmed === '') return fail('required')
  return /^\d{4}$/.test(trimmed) ? checkBudgetYear(Number(trimmed)) : fail('not-a-year')
}

/** Text of a month's share in percent, at most 8 decimals. */
export const parseMonthlyShare = (text: string): Result<number, 'required' | 'not-a-share'> => {
  const trimmed = text.replace(spaces, '').replace(/%$/, '')
  if (trimmed === '') return fail('required')
  if (!/^\d{1,3}(?:[.,]\d{0,8})?$/.test(trimmed)) return fail('not-a-share')
  const share = Number(trimmed.replace(',', '.'))
  return share <= 100 ? { ok: true, value: share } : fail('not-a-share')
}
