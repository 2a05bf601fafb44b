import { dayNumberOf, daysInYear, parseIsoDate } from '../../calendar/calendar-date'
import { mondayOf, weeksInIsoYear } from '../../calendar/iso-week'
import { at } from '../../forecast/calculation/at-week'
import { weeksPerBudgetYear } from '../../forecast/forecast-constants'
import type { CostShift } from '../../forecast/forecast-input'
import { extraTimeStaffTypes, staffTypes, type StaffType } from '../budget-codes'
import type { StaffTypeLine } from '../formula/money-formulas'
import type { PayRevision } from './pay-revision'

/** What revisions of pay add to the weeks of a year. */
export type PayRise = Pick<CostShift, 'perHour' | 'fixedCost'>

const daysOfWeek = 7

/** What a locked resource budget says of pay. */
export type PayOfBudget = {
  /** SEK per month; null where the budget has kept none */
  readonly meanMonthlyPay: number | null
  /** SEK per year */
  readonly annualSalary: number
  /** Hours per year that the annual salary pays for */
  readonly hours: number
  /** Hours per week */
  readonly fullTimeHours: number
  /** SEK per year that are left for the schedule */
  readonly leftForSchedule: number
  readonly staffTypes: readonly StaffTypeLine[]
  /** SEK per week of staff outside the schedule, with a week's share of obUsk */
  readonly fixedCostPerWeek: number
  /** SEK per year for unsocial hours */
  readonly obUsk: number
}

/** All staff, or those of one type; null are those of the schedule, whom only a revision for all concerns. */
type Group = StaffType | null

// For all before for one type, per cent before kronor: the same whatever the order they were entered in.
const byTime = (one: PayRevision, other: PayRevision): number =>
  one.validFrom.localeCompare(other.validFrom) ||
  Number(one.staffType !== null) - Number(other.staffType !== null) ||
  Number(one.kind === 'kronor') - Number(other.kind === 'kronor')

/** A pay after one more revision, as a part of what it was in the budget. */
const revised = (part: number, { kind, value }: PayRevision, meanMonthlyPay: number | null): number => {
  if (kind === 'percent') return part * (1 + value / 100)
  if (meanMonthlyPay === null) throw new RangeError('A revision in kronor rests on the mean pay of the budget')
  return part + value / meanMonthlyPay
}

type Step = { readonly from: number; readonly rise: number }

const dayOf = (day: string): number => {
  const parsed = parseIsoDate(day)
  if (!parsed.ok) throw new RangeError(`${day} is no day`)
  return dayNumberOf(parsed.value)
}

/** Percent that the pay of a group lies above the budget's from each revision on; `revisions` are in their order. */
const stepsOf = (revisions: readonly PayRevision[], group: Group, meanMonthlyPay: number | null): Step[] => {
  let part = 1
  return revisions
    .filter(({ staffType }) => staffType === null || staffType === group)
    .map(revision => {
      part = revised(part, revision, meanMonthlyPay)
      return { from: dayOf(revision.validFrom), rise: (part - 1) * 100 }
    })
}

/** The mean of some days in a row, the first of them by its number. */
const meanRise = (steps: readonly Step[], firstDay: number, days: number): number => {
  let sum = 0
  steps.forEach(({ from, rise }, index) => {
    const until = steps[index + 1]?.from ?? Infinity
    sum += rise * Math.max(0, Math.min(until, firstDay + days) - Math.max(from, firstDay))
  })
  return sum / days
}

type Part = { readonly workers: number; readonly rises: readonly number[] }

/** Percent of a week, each part by its annual workers; without any workers that of the first part, the schedule's. */
const weightedRise = (parts: readonly [Part, ...Part[]], index: number): number => {
  const workers = parts.reduce((sum, part) => sum + part.workers, 0)
  if (workers === 0) return at(parts[0].rises, index)
  return parts.reduce((sum, part) => sum + part.workers * at(part.rises, index), 0) / workers
}

const workersOf = ({ staffTypes: lines }: PayOfBudget, group: StaffType): number =>
  lines.filter(({ type }) => type === group).reduce((sum, { annualWorkers }) => sum + annualWorkers, 0)

/** Annual workers that the schedule is made of, 0 in a budget without hours. */
const workersOfSchedule = ({ annualSalary, hours, fullTimeHours, leftForSchedule }: PayOfBudget): number => {
  if (hours <= 0) return 0
  const annualWorkerCost = (annualSalary / hours) * fullTimeHours * weeksPerBudgetYear
  return Math.max(0, leftForSchedule / annualWorkerCost)
}

/** SEK per week of one annual worker outside the schedule, 0 where there is none. */
const fixedCostOfOne = ({ fixedCostPerWeek, obUsk }: PayOfBudget, workers: number): number =>
  workers === 0 ? 0 : (fixedCostPerWeek - obUsk / weeksPerBudgetYear) / workers

/** Those whose day lies in a run of days, in their order. */
const revisionsWithin = (revisions: readonly PayRevision[], firstDay: number, lastDay: number): PayRevision[] =>
  revisions.filter(({ validFrom }) => dayOf(validFrom) >= firstDay && dayOf(validFrom) <= lastDay).toSorted(byTime)

/**
 * What dated revisions of pay add to the weeks of an ISO year over its locked budget: percent of the cost per hour
 * and SEK of the fixed cost of a week, not rounded. A revision counts in the ISO year and in the calendar year that
 * its day lies in, from that day on; a week that holds the day is mixed by its seven days. Revisions follow each other by their days: percent of the pay as
 * it is by then, kronor on top of it. The cost per hour rises by the mean of those whose hours the schedule and its extra
 * time are made of (schedule, buffer, substitutes), weighted by annual workers; unsocial hours (obUsk) do not rise. Null
 * when no revision lies in the year. A budget that has kept no mean pay, which none has that was locked with staff, counts
 * no kronor.
 */
export const payRiseOf = (all: readonly PayRevision[], year: number, budget: PayOfBudget): PayRise | null => {
  const firstDay = dayNumberOf(mondayOf({ year, week: 1 }))
  const mondays = Array.from({ length: weeksInIsoYear(year) }, (_, index) => firstDay + index * daysOfWeek)
  // What begins with the calendar year, before its first week, holds in all of its weeks.
  const from = Math.min(firstDay, dayNumberOf({ year, month: 1, day: 1 }))
  const revisions = revisionsWithin(all, from, firstDay + mondays.length * daysOfWeek - 1).filter(
    ({ kind }) => kind === 'percent' || budget.meanMonthlyPay !== null,
  )
  if (revisions.length === 0) return null
  const partOf = (group: Group, workers: number): Part => {
    const steps = stepsOf(revisions, group, budget.meanMonthlyPay)
    return { workers, rises: mondays.map(monday => meanRise(steps, monday, daysOfWeek)) }
  }
  const partOfType = (type: StaffType) => partOf(type, workersOf(budget, type))
  const schedule = partOf(null, workersOfSchedule(budget))
  const extraTime = extraTimeStaffTypes.map(partOfType)
  const fixed = staffTypes.filter(type => !extraTimeStaffTypes.includes(type)).map(partOfType)
  const weeklyCost = fixedCostOfOne(
    budget,
    fixed.reduce((sum, { workers }) => sum + workers, 0),
  )
  return {
    perHour: mondays.map((_, index) => weightedRise([schedule, ...extraTime], index)),
    fixedCost: mondays.map((_, index) =>
      fixed.reduce((sum, { workers, rises }) => sum + (workers * weeklyCost * at(rises, index)) / 100, 0),
    ),
  }
}

/**
 * Percent that revisions for all staff add to the pay of a calendar year, day by day: 4 % from 1 April gives
 * 3.01 % (275 of 365 days). Null for kronor without a mean pay.
 */
export const risePercentOfYear = (
  all: readonly PayRevision[],
  year: number,
  meanMonthlyPay: number | null,
): number | null => {
  const firstDay = dayNumberOf({ year, month: 1, day: 1 })
  const days = daysInYear(year)
  const revisions = revisionsWithin(all, firstDay, firstDay + days - 1)
  if (meanMonthlyPay === null && revisions.some(({ kind }) => kind === 'kronor')) return null
  return meanRise(stepsOf(revisions, null, meanMonthlyPay), firstDay, days)
}
