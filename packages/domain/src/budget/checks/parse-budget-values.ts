import type { NumberError } from '../../numbers/number-rule'
import { parseNumber } from '../../numbers/parse-number'
import { fail, type Result } from '../../result'
import { budgetNumberRules, checkBudgetYear, type BudgetField } from './check-budget-values'

/** Swedish number text of a budget field, as parseNumber; empty is `required`. */
export const parseBudgetNumber = (field: BudgetField, text: string): Result<number, NumberError> =>
  parseNumber(text, budgetNumberRules[field])

/** Text of a budget year, which is a name of four digits and no amount; empty is `required` (§5). */
export const parseBudgetYear = (text: string): Result<number, 'not-a-year' | 'required'> => {
  const trimmed = text.trim()
  if (trimmed === '') return fail('required')
  return /^\d{4}$/.test(trimmed) ? checkBudgetYear(Number(trimmed)) : fail('not-a-year')
}

/** Text of a month's share in percent, from 0 to 100 with at most 8 decimals; empty is `required`. */
export const parseMonthlyShare = (text: string): Result<number, 'required' | 'not-a-share'> => {
  const share = parseNumber(text, budgetNumberRules['monthly-share'])
  return share.ok ? share : fail(share.error === 'required' ? 'required' : 'not-a-share')
}
