import { weeksInIsoYear } from '../../calendar/iso-week'
import type { CostShift } from '../../forecast/forecast-input'
import type { PayRevision } from './pay-revision'
import { payRiseOf, type PayOfBudget } from './pay-rise'
import { unsocialShiftOf, type UnsocialRule } from './unsocial-hours'

/** The dated settings of a municipality that move costs below a locked budget. */
export type CostSettings = {
  readonly revisions: readonly PayRevision[]
  readonly unsocial: readonly UnsocialRule[]
}

/**
 * What the settings of a municipality add to the weeks of an ISO year over its locked budget; null where
 * they change nothing in it. Throws a RangeError for a revision in kronor without the mean pay.
 */
export const costShiftOf = (
  { revisions, unsocial }: CostSettings,
  year: number,
  budget: PayOfBudget,
): CostShift | null => {
  const rise = payRiseOf(revisions, year, budget)
  const shift = unsocialShiftOf(unsocial, year, budget.obUsk)
  if (rise === null && shift === null) return null
  const none = Array.from({ length: weeksInIsoYear(year) }, () => 0)
  return { ...(rise ?? { perHour: none, fixedCost: none }), unsocial: shift ?? none }
}
