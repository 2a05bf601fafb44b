import type { Hundredths } from '../numbers/hundredths'
import type { ServerId } from './rows/server-row-ids'

/** Hours of one absence or substitute; index 0 is week 1. */
export type ServerRowHours = {
  readonly serverId: ServerId
  readonly hours: readonly Hundredths[]
  /** The part of the hours that came from approved diary items; none of them when it is left out */
  readonly diaryHours?: readonly Hundredths[]
}

/**
 * What an hour costs in hours at the average cost per hour, as the municipality had it when the budget was locked;
 * two decimals at most. An hour of illness takes off, all others add.
 */
export type FrozenCostFactors = {
  readonly borrowed: number
  readonly hourly: number
  readonly filling: number
  readonly overtime: number
  readonly staggered: number
  readonly shortTermIllness: number
}

export type LockedResourceBudget = {
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
  /** Null when the budget has frozen none, which leaves those of the specification (§9) */
  readonly costFactors: FrozenCostFactors | null
}

/** Everything a forecast of one unit and ISO year rests on; every list has `weeks` entries, index 0 is week 1. */
export type ForecastInput = {
  readonly year: number
  readonly weeks: 52 | 53
  readonly resourceBudget: LockedResourceBudget
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
