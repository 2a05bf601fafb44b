import type { WeekRange } from '../calendar/week-range'
import type { Hundredths } from '../numbers/hundredths'
import type { ForecastRowId } from './rows/forecast-row-ids'

/** How a week stands against its target, by itself or by the sums from the start week. */
export type StaffingMark = 'overstaffed' | 'understaffed' | 'properly-staffed' | 'unmarked'

/** One entry per week of the range, index 0 is the start week. Money in SEK and not rounded. */
type ForecastWeeks = {
  readonly weekNumbers: readonly number[]
  /** Hours required by the budget with the changes from the diary */
  readonly required: readonly Hundredths[]
  readonly needs: readonly Hundredths[]
  readonly resourceTime: readonly Hundredths[]
  readonly extraTime: readonly Hundredths[]
  readonly absences: readonly Hundredths[]
  readonly hourResult: readonly Hundredths[]
  readonly available: readonly Hundredths[]
  /** Budgeted hours that no scheduled staff fills; negative where more are scheduled */
  readonly vacant: readonly Hundredths[]
  /** From the start week to this one */
  readonly needsSinceStart: readonly Hundredths[]
  readonly availableSinceStart: readonly Hundredths[]
  /** Hours needed at the week's target, the line of the chart */
  readonly neededAtTarget: readonly number[]
  /** Percent, from the start week to this one */
  readonly efficiency: readonly number[]
  /** Percent of the week on its own */
  readonly ownWeekEfficiency: readonly number[]
  /** By the cumulative efficiency (§9) */
  readonly marks: readonly StaffingMark[]
  /** By the week alone, the same in every range */
  readonly ownMarks: readonly StaffingMark[]
  /** Percent, with a missing target as 100 */
  readonly target: readonly number[]
  /** Hours; positive is a surplus */
  readonly deficit: readonly number[]
  readonly deficitCumulative: readonly number[]
  /** Full-time posts */
  readonly meaningFte: readonly number[]
  readonly meaningCost: readonly number[]
  /** Hours as the staff cost weighs them (§9) */
  readonly paidHours: readonly number[]
  readonly staffCost: readonly number[]
  readonly incoming: readonly number[]
  readonly fixedCost: readonly number[]
  readonly remaining: readonly number[]
  /** Staff cost and fixed cost */
  readonly weekCost: readonly number[]
  readonly costSinceStart: readonly number[]
  readonly weekBalance: readonly number[]
  readonly leftOfAnnualBudget: readonly number[]
  /** SEK; like the two after it empty where the budget has no income */
  readonly income: readonly number[]
  readonly incomeBalance: readonly number[]
  /** Percent of the available hours that must be paid for */
  readonly breakEven: readonly number[]
  /** Percent of the scheduled hours */
  readonly illnessPercent: readonly number[]
}

/** The lists of numbers, one figure per week. */
export type NumberFigureKey = Exclude<keyof ForecastWeeks, 'weekNumbers' | 'marks' | 'ownMarks'>

/** What stands in the sum and average columns of a row. */
export type RowSummary = { readonly sum: number; readonly average: number }

export type ForecastSummary = {
  /** SEK per week */
  readonly idealPerWeek: number
  /** SEK per hour */
  readonly costPerHour: number
  /** Percent, the last cumulative efficiency of the range */
  readonly totalEfficiency: number
  /** Percent, mean of the range's targets */
  readonly targetMean: number
  /** Percent, illness over scheduled hours of the whole range */
  readonly illnessPercentOfRange: number
  /** Remaining budget at the end week, SEK: the running surplus of the range */
  readonly remaining: number
  /** What is left of the year's budget after the costs of all its weeks, SEK, the same in every range */
  readonly leftOfYear: number
  /** Hours; sum of the range's deficits */
  readonly deficit: number
  /** Sum and average per row in the unit that the row shows: hours, SEK, posts */
  readonly rows: ReadonlyMap<ForecastRowId, RowSummary>
}

export type ForecastResult = ForecastWeeks & { readonly range: WeekRange; readonly summary: ForecastSummary }
