import { fail, succeed, type Result } from '../../result'
import type { BudgetType } from '../budget-codes'

type NumberRule = {
  /** How many decimals may be entered */
  readonly decimals: number
  readonly most: number
  /** Only the yearly amount for unsocial hours and percentages may be 0 (§5) */
  readonly allowsZero?: true
}

/** Fields that a person fills in. Beyond `most` a value is a slip of the finger, and sums would not fit their columns. */
const rules = {
  /** Hours per month or year of a zone line */
  'zone-hours': { decimals: 2, most: 1_000_000 },
  /** Share expected to be performed, 1 is all */
  'zone-quota': { decimals: 4, most: 10 },
  rooms: { decimals: 0, most: 10_000 },
  /** Annual workers per room */
  'room-quota': { decimals: 4, most: 10 },
  /** Percent */
  efficiency: { decimals: 2, most: 200 },
  /** SEK per year */
  'fixed-amount': { decimals: 2, most: 10_000_000_000 },
  /** SEK per annual zone hour */
  'per-hour-amount': { decimals: 2, most: 100_000 },
  /** SEK per room and year */
  'per-room-amount': { decimals: 2, most: 100_000_000 },
  'annual-workers': { decimals: 2, most: 10_000 },
  /** SEK per year */
  'ob-usk': { decimals: 2, most: 10_000_000_000, allowsZero: true },
  /** Percent of pay */
  'payroll-overhead': { decimals: 2, most: 200, allowsZero: true },
  /** Hours per week of a full-time post */
  'full-time-hours': { decimals: 2, most: 60 },
  /** What an hour costs in hours at the average cost per hour */
  'cost-factor': { decimals: 2, most: 10, allowsZero: true },
} as const satisfies Record<string, NumberRule>

export type BudgetField = keyof typeof rules

export type BudgetNumberError =
  'not-a-number' | 'not-an-integer' | 'too-many-decimals' | 'zero' | 'negative' | 'too-large'

export const ruleOfField = (field: BudgetField): NumberRule => rules[field]

/** The field that holds the amount of a budget type. */
export const amountFieldOf = (type: BudgetType): BudgetField => `${type}-amount`

const hasMoreDecimals = (value: number, decimals: number): boolean => {
  const scale = 10 ** decimals
  return Math.round(value * scale) / scale !== value
}

/** A number of a budget as it may be stored: finite, not negative, 0 only where it means something; never rounded (§5). */
export const checkBudgetNumber = (field: BudgetField, value: number): Result<number, BudgetNumberError> => {
  const { decimals, most, allowsZero } = ruleOfField(field)
  if (!Number.isFinite(value)) return fail('not-a-number')
  if (value < 0) return fail('negative')
  if (value === 0 && allowsZero !== true) return fail('zero')
  if (value > most) return fail('too-large')
  if (hasMoreDecimals(value, decimals)) return fail(decimals === 0 ? 'not-an-integer' : 'too-many-decimals')
  return succeed(value + 0)
}

/** Years that a budget may be made for. */
export const firstBudgetYear = 2000
export const lastBudgetYear = 2100

/** A budget is annual: one year from 2000 to 2100 (§3). */
export const checkBudgetYear = (year: number): Result<number, 'not-a-year'> =>
  Number.isInteger(year) && year >= firstBudgetYear && year <= lastBudgetYear ? succeed(year) : fail('not-a-year')

export const longestBudgetName = 100
export const longestBudgetComment = 2000
/** Lines of one kind in a needs budget. */
export const mostBudgetLines = 24
