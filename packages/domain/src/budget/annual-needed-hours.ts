import { weeksPerBudgetYear } from '../forecast/forecast-constants'
import { neededHoursFormula } from './explanation/hour-formulas'

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

/** Hours per year that the zones and rooms of a needs budget ask for, not rounded. */
export const annualNeededHours = (needs: {
  readonly zones: readonly ZoneLine[]
  readonly rooms: readonly RoomLine[]
  readonly fullTimeHours: number
}): NeededHours => {
  const zoneHours = sum(needs.zones.map(({ hours, period, quota }) => hours * (period === 'month' ? 12 : 1) * quota))
  const hoursPerPost = needs.fullTimeHours * weeksPerBudgetYear
  const roomHours = sum(needs.rooms.map(({ rooms, quota }) => rooms * quota * hoursPerPost))
  return { zoneHours, roomHours, annualNeededHours: neededHoursFormula.calculate({ zoneHours, roomHours }) }
}
