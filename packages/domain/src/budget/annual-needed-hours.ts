import { weeksPerBudgetYear } from '../forecast/forecast-constants'
import { neededHoursFormula } from './explanation/hour-formulas'
import { roomLineFormula, zoneLinePerMonthFormula, zoneLinePerYearFormula } from './explanation/needs-formulas'

export type ZoneLine = {
  readonly hours: number
  readonly period: 'month' | 'year'
  /** Share expected to be performed, 1 is all */
  readonly quota: number
}

export type RoomLine = {
  readonly rooms: number
  /** Annual workers per room */
  readonly quota: number
}

export type NeededHours = { readonly zoneHours: number; readonly roomHours: number; readonly annualNeededHours: number }

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const hoursOfZoneLine = ({ hours, period, quota }: ZoneLine): number =>
  period === 'month'
    ? zoneLinePerMonthFormula.calculate({ hours, months: 12, quota })
    : zoneLinePerYearFormula.calculate({ hours, quota })

/** Hours per year that the zones and rooms of a needs budget ask for, not rounded. */
export const annualNeededHours = (needs: {
  readonly zones: readonly ZoneLine[]
  readonly rooms: readonly RoomLine[]
  readonly fullTimeHours: number
}): NeededHours => {
  const { fullTimeHours } = needs
  const zoneHours = sum(needs.zones.map(hoursOfZoneLine))
  const roomHours = sum(
    needs.rooms.map(line => roomLineFormula.calculate({ ...line, fullTimeHours, weeks: weeksPerBudgetYear })),
  )
  return { zoneHours, roomHours, annualNeededHours: neededHoursFormula.calculate({ zoneHours, roomHours }) }
}
