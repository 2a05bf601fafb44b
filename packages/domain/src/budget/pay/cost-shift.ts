import { weeksInIsoYear } from '../../calendar/iso-week'
import type { CostShift } from '../../forecast/forecast-input'
import type { Price } from '../income/price'
import type { PayRevision } from './pay-revision'
import { payRiseOf, type PayOfBudget } from './pay-rise'
import { unsocialShiftOf, type UnsocialRule } from './unsocial-hours'

/** The dated settings of a municipality that move costs and income below a locked budget. */
export type CostSettings = {
  readonly revisions: readonly PayRevision[]
  readonly unsocial: readonly UnsocialRule[]
  readonly prices: readonly Price[]
}

const isNothing = ({ perHour, fixedCost, unsocial }: CostShift): boolean =>
  [perHour, fixedCost, unsocial].every(weeks => weeks.every(value => value === 0))

/**
 * What the settings of a municipality add to the weeks of an ISO year over its locked budget; null where
 * they change nothing in it. What is the same for all budgets of a year is worked out once.
 */
export const costShiftsOf = ({ revisions, unsocial }: Pick<CostSettings, 'revisions' | 'unsocial'>) => {
  const shiftsOfOne = new Map<number, readonly number[] | null>()
  const shiftOfOne = (year: number): readonly number[] | null => {
    const known = shiftsOfOne.get(year)
    if (known !== undefined) return known
    const made = unsocialShiftOf(unsocial, year, 1)
    shiftsOfOne.set(year, made)
    return made
  }
  return (year: number, budget: PayOfBudget): CostShift | null => {
    const none = Array.from({ length: weeksInIsoYear(year) }, () => 0)
    const rise = payRiseOf(revisions, year, budget) ?? { perHour: none, fixedCost: none }
    const shift = { ...rise, unsocial: shiftOfOne(year)?.map(part => part * budget.obUsk) ?? none }
    return isNothing(shift) ? null : shift
  }
}
