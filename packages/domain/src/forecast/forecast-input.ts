import type { Zone } from '../budget/budget-codes'
import type { Hundredths } from '../numbers/hundredths'
import type { KeptLine, ServerId } from './rows/row-kinds'

/** Hours of one absence or substitute; index 0 is week 1. */
export type ServerRowHours = {
  readonly serverId: ServerId
  readonly hours: readonly Hundredths[]
  /** The part of the hours that came from approved diary items; none of them when it is left out */
  readonly diaryHours?: readonly Hundredths[]
  /** The part of the hours that waits for a decision, where what waits is counted; none of them when it is left out */
  readonly waitingHours?: readonly Hundredths[]
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

/**
 * What dated settings of a municipality add to the costs of a locked budget; a value for each week of the year, index 0 is
 * week 1.
 */
export type CostShift = {
  /** Percent that an hour costs more by revisions of pay, the mean of the week's seven days */
  readonly perHour: readonly number[]
  /** SEK that the staff outside the schedule costs more by them */
  readonly fixedCost: readonly number[]
  /** SEK that unsocial hours cost more than their even share, below 0 where they cost less */
  readonly unsocial: readonly number[]
}

/**
 * What a locked budget that is paid by hour or room brings by the prices of its municipality; lists have a value for
 * each week of the year, index 0 is week 1. Nothing is rounded.
 */
export type WeekIncome = {
  /** Part of the hours that the budget requires, before any change, that its zones make: 0 to 1 */
  readonly zoneShare: number
  readonly zones: readonly {
    readonly zone: Zone
    /** Of the zones' hours; all of them make 1 */
    readonly share: number
    /** SEK per hour, the mean of the week's seven days */
    readonly prices: readonly number[]
  }[]
  /** SEK that rooms bring */
  readonly rooms: readonly number[]
  /** SEK that visits bring, 0 where none are typed */
  readonly visits: readonly number[]
  /** SEK that paid months bring, 0 where none are typed */
  readonly months: readonly number[]
}

/**
 * The lists of a forecast, one for each kind of row (`rows/row-table.ts`): whole hundredths of hours, and per cent in that of
 * the target.
 */
export type WeekLists = {
  readonly [Line in KeptLine as Line['list']]: Line['shape'] extends 'rows'
    ? readonly ServerRowHours[]
    : readonly number[]
}

/** Everything a forecast of one unit and ISO year rests on; every list has `weeks` entries, index 0 is week 1. */
export type ForecastInput = WeekLists & {
  readonly year: number
  readonly weeks: 52 | 53
  readonly resourceBudget: LockedResourceBudget
  /** Left out where none of these settings touches the year: then the costs are those of the budget */
  readonly costShift?: CostShift | undefined
  /** Left out where the resource budget has no type per hour or per room: then there are no rows of income */
  readonly income?: WeekIncome | undefined
  /** The part of the changed needs that waits for a decision, where what waits is counted */
  readonly waitingNeeds?: readonly Hundredths[]
}
