import type { Hundredths } from '../../hours/hundredths'
import { absenceCostFactors, substituteCostFactors } from '../forecast-constants'
import type { ForecastInput } from '../forecast-input'
import { absenceServerIds, substituteServerIds, type ServerId } from '../rows/server-row-ids'
import { at } from './at-week'

type Keys<T> = readonly (keyof T)[]

const absenceFactors: ReadonlyMap<ServerId, number> = new Map(
  (Object.keys(absenceServerIds) as Keys<typeof absenceServerIds>).map(name => [
    absenceServerIds[name],
    -absenceCostFactors[name],
  ]),
)

const substituteFactors: ReadonlyMap<ServerId, number> = new Map(
  (Object.keys(substituteServerIds) as Keys<typeof substituteServerIds>).map(name => [
    substituteServerIds[name],
    substituteCostFactors[name],
  ]),
)

/** What one hour of an absence adds to the cost, 0 or below; ids above 6 count as other absence (§9, A-063). */
export const absenceCostFactor = (serverId: ServerId): number =>
  absenceFactors.get(serverId) ?? -absenceCostFactors.otherAbsence

/** What one hour of a substitute adds to the cost; unknown ids add nothing (§9, A-063). */
export const substituteCostFactor = (serverId: ServerId): number => substituteFactors.get(serverId) ?? 0

/** Hours of one row with the factor at which they enter the staff cost; index 0 is week 1. */
export type WeightedRow = { readonly hours: readonly Hundredths[]; readonly factor: number }

/** Every row that enters the staff cost: the budgeted hours, substitutes and absences with a factor. */
export const listStaffCostRows = (
  input: Pick<ForecastInput, 'budgetedStaffHours' | 'substitutes' | 'absences'>,
): WeightedRow[] =>
  [
    { hours: input.budgetedStaffHours, factor: 1 },
    ...input.substitutes.map(row => ({ hours: row.hours, factor: substituteCostFactor(row.serverId) })),
    ...input.absences.map(row => ({ hours: row.hours, factor: absenceCostFactor(row.serverId) })),
  ].filter(row => row.factor !== 0)

/** Paid hours of a week: each row times its factor, exact because the factors are whole tenths. */
export const weighHours = (rows: readonly WeightedRow[], index: number): number => {
  let tenthsOfHundredths = 0
  for (const row of rows) tenthsOfHundredths += at(row.hours, index) * Math.round(row.factor * 10)
  return tenthsOfHundredths / 1000
}

/** Staff cost of a week in SEK, not rounded and not limited to 0 (§9, A-098). */
export const calculateStaffCost = (weightedHours: number, costPerHour: number): number => weightedHours * costPerHour
