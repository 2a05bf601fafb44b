import { checkNumber, type NumberError, type NumberRule } from '../../numbers/number-rule'
import { fail, succeed, type Result } from '../../result'
import type { BudgetType } from '../budget-codes'

/**
 * Fields that a person fills in; beyond `most` sums would not fit their columns. Only the yearly amount for unsocial
 * hours and percentages may be 0 (§5).
 */
export const budgetNumberRules = {
  /** Hours per month or year of a zone line */
  'zone-hours': { decimals: 2, most: 1_000_000, typed: 'hours' },
  /** Share expected to be performed, 1 is all */
  'zone-quota': { decimals: 4, most: 10, typed: 'none' },
  rooms: { decimals: 0, most: 10_000, typed: 'pieces' },
  /** Annual workers per room */
  'room-quota': { decimals: 4, most: 10, typed: 'none' },
  /** Percent */
  efficiency: { decimals: 2, most: 200, typed: 'percent' },
  /** SEK per year */
  'fixed-amount': { decimals: 2, most: 10_000_000_000, typed: 'kronor' },
  /** SEK per annual zone hour */
  'per-hour-amount': { decimals: 2, most: 100_000, typed: 'kronor' },
  /** SEK per room and year */
  'per-room-amount': { decimals: 2, most: 100_000_000, typed: 'kronor' },
  'annual-workers': { decimals: 2, most: 10_000, typed: 'pieces' },
  /** SEK per year */
  'ob-usk': { decimals: 2, most: 10_000_000_000, allowsZero: true, typed: 'kronor' },
  /** SEK that a locked budget changes by within its year, below 0 for a reduction */
  'change-kronor': {
    decimals: 2,
    most: 10_000_000_000,
    allowsZero: true,
    allowsNegative: true,
    empty: 0,
    typed: 'kronor',
  },
  /** Hours of the same */
  'change-hours': { decimals: 2, most: 1_000_000, allowsZero: true, allowsNegative: true, empty: 0, typed: 'hours' },
  /** Percent of pay */
  'payroll-overhead': { decimals: 2, most: 200, allowsZero: true, typed: 'percent' },
  /** Hours per week of a full-time post */
  'full-time-hours': { decimals: 2, most: 60, typed: 'hours' },
  /** What an hour costs in hours at the average cost per hour */
  'cost-factor': { decimals: 2, most: 10, allowsZero: true, typed: 'none' },
  /** Percent of the year; the days of a month over those of the year have no end of decimals */
  'monthly-share': { decimals: 8, most: 100, allowsZero: true, typed: 'percent' },
} as const satisfies Record<string, NumberRule>

export type BudgetField = keyof typeof budgetNumberRules

/** The field that holds the amount of a budget type. */
export const amountFieldOf = (type: BudgetType): BudgetField => `${type}-amount`

/** A number of a budget as it may be stored: finite, not negative, 0 only where it means something; never rounded (§5). */
export const checkBudgetNumber = (field: BudgetField, value: number): Result<number, NumberError> =>
  checkNumber(value, budgetNumberRules[field])

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
