import { daysInMonth } from '../../calendar/calendar-date'
import { datesOfWeek } from '../../calendar/iso-week'
import { at } from '../../forecast/calculation/at-week'
import { weeksPerBudgetYear } from '../../forecast/forecast-constants'
import type { RoomLine, ZoneLine } from '../annual-needed-hours'
import type { RoomType, Zone } from '../budget-codes'
import { spreadOverWeeks, type AnnualSpread } from '../spread-over-weeks'
import type { BudgetExplanation } from './budget-explanation'
import { neededHoursFormula } from './hour-formulas'
import {
  dayHoursFormula,
  roomHoursFormula,
  roomLineFormula,
  weekHoursFormula,
  zoneHoursFormula,
  zoneLinePerMonthFormula,
  zoneLinePerYearFormula,
} from './needs-formulas'

/** How the hours per year of one zone line came about. */
export const explainZoneLine = ({ hours, period, quota }: ZoneLine): BudgetExplanation =>
  period === 'month'
    ? zoneLinePerMonthFormula.explain({ hours, months: 12, quota })
    : zoneLinePerYearFormula.explain({ hours, quota })

/** How the hours per year of one room line came about, from the full-time hours per week. */
export const explainRoomLine = ({ rooms, quota }: RoomLine, fullTimeHours: number): BudgetExplanation =>
  roomLineFormula.explain({ rooms, quota, fullTimeHours, weeks: weeksPerBudgetYear })

/** How the hours per year of all zone lines came about, line by line. */
export const explainZoneHours = (lines: readonly (ZoneLine & { readonly zone: Zone })[]): BudgetExplanation =>
  zoneHoursFormula.explain(lines.map(line => ({ nameId: line.zone, from: explainZoneLine(line) })))

/** How the hours per year of all room lines came about, line by line. */
export const explainRoomHours = (
  lines: readonly (RoomLine & { readonly roomType: RoomType })[],
  fullTimeHours: number,
): BudgetExplanation =>
  roomHoursFormula.explain(lines.map(line => ({ nameId: line.roomType, from: explainRoomLine(line, fullTimeHours) })))

/** How the needed hours of a year came about, down to the lines. */
export const explainNeededHours = (needs: {
  readonly zones: readonly (ZoneLine & { readonly zone: Zone })[]
  readonly rooms: readonly (RoomLine & { readonly roomType: RoomType })[]
  readonly fullTimeHours: number
}): BudgetExplanation => {
  const zoneHours = explainZoneHours(needs.zones)
  const roomHours = explainRoomHours(needs.rooms, needs.fullTimeHours)
  return neededHoursFormula.explain(
    { zoneHours: zoneHours.value, roomHours: roomHours.value },
    { zoneHours, roomHours },
  )
}

/**
 * How the hours of one ISO week, 1 to 52 or 53, came about from the days of its months. The value is the week in whole
 * hundredths as spreadOverWeeks places it; the terms are not rounded. Throws a RangeError as spreadOverWeeks
 * does, and for a week that the year does not have.
 */
export const explainWeekHours = (spread: AnnualSpread, week: number): BudgetExplanation => {
  const { annualHours, year, monthlyShares } = spread
  const placed = spreadOverWeeks(spread)[week - 1]
  if (placed === undefined) throw new RangeError('The year does not have this week')
  const sumOfShares = monthlyShares.reduce((total, share) => total + share, 0)
  const monthsOfDays = datesOfWeek({ year, week }).map(({ month }) => month)
  const explained = weekHoursFormula.explain(
    [...new Set(monthsOfDays)].map(month => ({
      month,
      days: monthsOfDays.filter(other => other === month).length,
      dayHours: dayHoursFormula.explain({
        annualHours,
        share: at(monthlyShares, month - 1),
        sumOfShares,
        days: daysInMonth(year, month),
      }),
    })),
  )
  return { ...explained, value: placed / 100 }
}
