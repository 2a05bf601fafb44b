import type { Hundredths } from '../hours/hundredths'
import type { ServerId } from './rows/server-row-ids'

/** Hours of one absence or substitute; index 0 is week 1. */
export type ServerRowHours = {
  readonly serverId: ServerId
  readonly hours: readonly Hundredths[]
  /** The part of the hours that came from approved diary items; none of them when it is left out */
  readonly diaryHours?: readonly Hundredths[]
}

export type ForecastBudget = {
  /** SEK per year */
  readonly annualSalary: number
  /** Hours per year that the annual salary pays for */
  readonly hours: number
  /** Hours per week of one full-time post */
  readonly fullTimeHours: number
  /** SEK per week outside the schedule, 0 when there is none */
  readonly fixedCostPerWeek: number
  /** SEK per hour, used only when the budget has no hours, 0 when the server gives none */
  readonly serverCostPerHour: number
}

/** Everything a forecast of one unit and ISO year rests on; every list has `weeks` entries, index 0 is week 1. */
export type ForecastInput = {
  readonly year: number
  readonly weeks: 52 | 53
  readonly budget: ForecastBudget
  readonly absences: readonly ServerRowHours[]
  readonly substitutes: readonly ServerRowHours[]
  readonly budgetedStaffHours: readonly Hundredths[]
  readonly scheduled: readonly Hundredths[]
  readonly budgetedSubstituteHours: readonly Hundredths[]
  readonly totalHoursRequired: readonly Hundredths[]
  readonly changedNeedsFromDiary: readonly Hundredths[]
  readonly myForecast: readonly Hundredths[]
  /** Target efficiency in percent; 0 counts as 100 */
  readonly target: readonly number[]
}
