import type { Hundredths } from '../../hours/hundredths'
import type { ServerRowHours } from '../forecast-input'
import { substituteServerIds, type ServerId } from '../rows/server-row-ids'
import { at } from './at-week'

const extraTimeServerIds: ReadonlySet<ServerId> = new Set<ServerId>([
  substituteServerIds.borrowedResource,
  substituteServerIds.hourlySubstitute,
  substituteServerIds.fillingTime,
  substituteServerIds.overtime,
  substituteServerIds.staggeredWorkingHours,
])

/** The rows of own resource shifts. */
export const resourceTimeRows = (substitutes: readonly ServerRowHours[]): ServerRowHours[] =>
  substitutes.filter(row => row.serverId === substituteServerIds.ownResourceShift)

/** The five rows of extra time, unweighted; hidden and unknown substitutes stay out. */
export const extraTimeRows = (substitutes: readonly ServerRowHours[]): ServerRowHours[] =>
  substitutes.filter(row => extraTimeServerIds.has(row.serverId))

/** The hours of all rows in one week; index 0 is week 1. */
export const sumRowsOfWeek = (rows: readonly ServerRowHours[], index: number): Hundredths => {
  let sum = 0
  for (const row of rows) sum += at(row.hours, index)
  return sum
}

/** Deviation from the budgeted hours: resource time plus extra time minus absences. */
export const calculateHourResult = (
  resourceTime: Hundredths,
  extraTime: Hundredths,
  absences: Hundredths,
): Hundredths => resourceTime + extraTime - absences

/** Hours that are at hand in a week. */
export const calculateAvailable = (hourResult: Hundredths, budgetedStaffHours: Hundredths): Hundredths =>
  hourResult + budgetedStaffHours
