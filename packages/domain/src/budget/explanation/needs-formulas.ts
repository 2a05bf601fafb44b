import type { RoomType, Zone } from '../budget-codes'
import { monthNameIds, type BudgetExplanation, type BudgetNameId, type BudgetTerm } from './budget-explanation'
import { budgetFormula, namedBudgetFormula } from './budget-formula'

/** Hours per year of a zone line that is entered per month, not rounded. */
export const zoneLinePerMonthFormula = namedBudgetFormula<{
  readonly hours: number
  readonly months: number
  readonly quota: number
}>({
  id: 'zone-line-per-month',
  unit: 'hours',
  inputs: {
    hours: ['line-hours', 'hours-per-month'],
    months: ['months-per-year', 'months'],
    quota: ['line-quota', 'quota'],
  },
  compute: ({ hours, months, quota }) => hours * months * quota,
})

/** Hours per year of a zone line that is entered for the year, not rounded. */
export const zoneLinePerYearFormula = namedBudgetFormula<{ readonly hours: number; readonly quota: number }>({
  id: 'zone-line-per-year',
  unit: 'hours',
  inputs: { hours: ['line-hours', 'hours'], quota: ['line-quota', 'quota'] },
  compute: ({ hours, quota }) => hours * quota,
})

/** Hours per year of a room line, not rounded. */
export const roomLineFormula = namedBudgetFormula<{
  readonly rooms: number
  readonly quota: number
  readonly fullTimeHours: number
  readonly weeks: number
}>({
  id: 'room-line',
  unit: 'hours',
  inputs: {
    rooms: ['number-of-rooms', 'rooms'],
    quota: ['room-quota', 'workers-per-room'],
    fullTimeHours: ['full-time-hours', 'hours-per-week'],
    weeks: ['weeks-per-budget-year', 'weeks'],
  },
  compute: ({ rooms, quota, fullTimeHours, weeks }) => rooms * quota * (fullTimeHours * weeks),
})

type ExplainedLine = { readonly nameId: Zone | RoomType; readonly from: BudgetExplanation }

const termOf = ({ nameId, from }: { readonly nameId: BudgetNameId; readonly from: BudgetExplanation }): BudgetTerm => ({
  nameId,
  unit: 'hours',
  value: from.value,
  contribution: from.value,
  from,
})

const sumOfLines = (id: 'zone-hours' | 'room-hours') =>
  budgetFormula<readonly ExplainedLine[]>({
    id,
    unit: 'hours',
    compute: lines => lines.reduce((sum, { from }) => sum + from.value, 0),
    listTerms: lines => lines.map(termOf),
  })

/** Hours per year of all zone lines, not rounded. */
export const zoneHoursFormula = sumOfLines('zone-hours')

/** Hours per year of all room lines, not rounded. */
export const roomHoursFormula = sumOfLines('room-hours')

/** Hours of each day of a month: the month's part of the year over its days, not rounded. */
export const dayHoursFormula = namedBudgetFormula<{
  readonly annualHours: number
  readonly share: number
  readonly sumOfShares: number
  readonly days: number
}>({
  id: 'day-hours',
  unit: 'hours-per-day',
  inputs: {
    annualHours: ['needed-hours', 'hours'],
    share: ['month-share', 'percent'],
    sumOfShares: ['sum-of-shares', 'percent'],
    days: ['days-of-month', 'days'],
  },
  compute: ({ annualHours, share, sumOfShares, days }) => ((share / sumOfShares) * annualHours) / days,
})

/** Days of a week that lie in one month, 1 to 12, with the hours of each of them. */
type DaysOfMonth = { readonly month: number; readonly days: number; readonly dayHours: BudgetExplanation }

const nameOfMonth = (month: number): BudgetNameId => {
  const nameId = monthNameIds[month - 1]
  if (nameId === undefined) throw new RangeError('A month is 1 to 12')
  return nameId
}

/** Hours of one ISO week from the days of its months, not rounded. */
export const weekHoursFormula = budgetFormula<readonly DaysOfMonth[]>({
  id: 'week-hours',
  unit: 'hours',
  compute: months => months.reduce((sum, { days, dayHours }) => sum + dayHours.value * days, 0),
  listTerms: months =>
    months.map(({ month, days, dayHours }) => ({
      nameId: nameOfMonth(month),
      unit: 'hours-per-day',
      value: dayHours.value,
      factor: { unit: 'days', value: days },
      contribution: dayHours.value * days,
      from: dayHours,
    })),
})
