import { checkNumber, type NumberError, type NumberRule } from '../../numbers/number-rule'
import { parseNumber } from '../../numbers/parse-number'
import { weeksPerBudgetYear } from '../../forecast/forecast-constants'
import type { Result } from '../../result'
import { largestUnsocialWeight, unsocialRuleOn, unsocialShiftOf, type UnsocialRule } from './unsocial-hours'

const weightRule = { decimals: 2, most: largestUnsocialWeight, typed: 'none' } as const satisfies NumberRule

/** A weight as it may be stored: above 0, at most 100, two decimals. */
export const checkUnsocialWeight = (value: number): Result<number, NumberError> => checkNumber(value, weightRule)

/** Swedish number text of a weight: above 0, at most 100, two decimals; empty is `required`. */
export const parseUnsocialWeight = (text: string): Result<number, NumberError> => parseNumber(text, weightRule)

type WeekFactor = {
  readonly week: number
  /** What falls on it, where an even week is 1; not rounded */
  readonly factor: number
}

export type UnsocialSpread = {
  /** The first one of those with the least */
  readonly least: WeekFactor
  /** The first one of those with the most */
  readonly most: WeekFactor
}

/** How unevenly the weeks of an ISO year share the amount; null where that calendar year falls evenly. */
export const unsocialSpreadOf = (rules: readonly UnsocialRule[], year: number): UnsocialSpread | null => {
  if (unsocialRuleOn(rules, `${year}-01-01`)?.byCalendar !== true) return null
  const weeks = (unsocialShiftOf(rules, year, weeksPerBudgetYear) ?? []).map((shift, index): WeekFactor => ({
    week: index + 1,
    factor: 1 + shift,
  }))
  const [least] = weeks.toSorted((one, other) => one.factor - other.factor)
  const [most] = weeks.toSorted((one, other) => other.factor - one.factor)
  return least === undefined || most === undefined ? null : { least, most }
}
