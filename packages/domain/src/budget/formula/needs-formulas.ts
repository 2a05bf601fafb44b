import type { RoomType, Zone } from '../budget-codes'
import { monthNameIds, type BudgetExplanation, type BudgetNameId } from './budget-explanation'
import { defineFormula, namedFormula } from './budget-formula'

/** Hours per year of a zone line that is entered per month, not rounded. */
export const zoneLinePerMonthFormula = namedFormula<{
  readonly hours: number
  readonly months: number
  readonly quota: number
}>({
  id: 'zone-line-per-month',
  unit: 'hours',
  inputs: {
    hours: { nameId: 'line-hours', unit: 'hours-per-month' },
    months: { nameId: 'months-per-year', unit: 'months' },
    quota: { nameId: 'line-quota', unit: 'quota' },
  },
  compute: ({ hours, months, quota }) => hours * months * quota,
})

/** Hours per year of a zone line that is entered for the year, not rounded. */
export const zoneLinePerYearFormula = namedFormula<{ readonly hours: number; readonly quota: number }>({
  id: 'zone-line-per-year',
  unit: 'hours',
  inputs: { hours: { nameId: 'line-hours', unit: 'hours' }, quota: { nameId: 'line-quota', unit: 'quota' } },
  compute: ({ hours, quota }) => hours * quota,
})

/** Hours per year of a room line, not rounded. */
export const roomLineFormula = namedFormula<{
  readonly rooms: number
  readonly quota: number
  readonly fullTimeHours: number
  readonly weeks: number
}>({
  id: 'room-line',
  unit: 'hours',
  inputs: {
    rooms: { nameId: 'number-of-rooms', unit: 'rooms' },
    quota: { nameId: 'room-quota', unit: 'workers-per-room' },
    fullTimeHours: { nameId: 'full-time-hours', unit: 'hours-per-week' },
    weeks: { nameId: 'weeks-per-budget-year', unit: 'weeks' },
  },
  compute: ({ rooms, quota, fullTimeHours, weeks }) => rooms * quota * (fullTimeHours * weeks),
})

/** A line with its hours per year, which can tell how they came about. */
type LineHours = {
  readonly nameId: Zone | RoomType
  readonly hours: number
  readonly explain: () => BudgetExplanation
}

const sumOfLines = (id: 'zone-hours' | 'room-hours') =>
  defineFormula<{ readonly lines: readonly LineHours[] }>({
    id,
    unit: 'hours',
    compute: ({ lines }) => lines.reduce((sum, { hours }) => sum + hours, 0),
    listTerms: ({ lines }) =>
      lines.map(({ nameId, hours, explain }) => ({
        nameId,
        unit: 'hours',
        value: hours,
        contribution: hours,
        from: explain(),
      })),
  })

/** Hours per year of all zone lines, not rounded. */
export const zoneHoursFormula = sumOfLines('zone-hours')

/** Hours per year of all room lines, not rounded. */
export const roomHoursFormula = sumOfLines('room-hours')

/** Hours of each day of a month: the month's part of the year over its days, not rounded. */
export const dayHoursFormula = namedFormula<{
  readonly annualHours: number
  readonly share: number
  readonly sumOfShares: number
  readonly days: number
}>({
  id: 'day-hours',
  unit: 'hours-per-day',
  inputs: {
    annualHours: { nameId: 'needed-hours', unit: 'hours' },
    share: { nameId: 'month-share', unit: 'percent' },
    sumOfShares: { nameId: 'sum-of-shares', unit: 'percent' },
    days: { nameId: 'days-of-month', unit: 'days' },
  },
  compute: ({ annualHours, share, sumOfShares, days }) => ((share / sumOfShares) * annualHours) / days,
})

/** Days of a week that lie in one month, 1 to 12, with the hours of each of them. */
type DaysOfMonth = {
  readonly month: number
  readonly days: number
  readonly dayHours: number
  readonly explain: () => BudgetExplanation
}

const nameOfMonth = (month: number): BudgetNameId => {
  const nameId = monthNameIds[month - 1]
  if (nameId === undefined) throw new RangeError('A month is 1 to 12')
  return nameId
}

/** Hours of one ISO week from the days of its months, not rounded. */
export const weekHoursFormula = defineFormula<{ readonly months: readonly DaysOfMonth[] }>({
  id: 'week-hours',
  unit: 'hours',
  compute: ({ months }) => months.reduce((sum, { days, dayHours }) => sum + dayHours * days, 0),
  listTerms: ({ months }) =>
    months.map(({ month, days, dayHours, explain }) => ({
      nameId: nameOfMonth(month),
      unit: 'hours-per-day',
      value: dayHours,
      factor: { unit: 'days', value: days },
      contribution: dayHours * days,
      from: explain(),
    })),
})
