import { absenceCostFactors, substituteCostFactors } from '../forecast-constants'
import type { ForecastInput, ServerRowHours } from '../forecast-input'
import type { WeightedRow } from '../formula/list-formulas'
import { forecastRowIds } from '../rows/forecast-row-ids'
import {
  absenceRowId,
  absenceServerIds,
  substituteRowId,
  substituteServerIds,
  type ServerId,
} from '../rows/server-row-ids'

type Keys<T> = readonly (keyof T)[]

const absenceFactors: ReadonlyMap<ServerId, number> = new Map(
  (Object.keys(absenceServerIds) as Keys<typeof absenceServerIds>).map(name => [
    absenceServerIds[name],
    // Not the negative of 0, which would count as another number.
    0 - absenceCostFactors[name],
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

const extraTimeServerIds: ReadonlySet<ServerId> = new Set<ServerId>([
  substituteServerIds.borrowedResource,
  substituteServerIds.hourlySubstitute,
  substituteServerIds.fillingTime,
  substituteServerIds.overtime,
  substituteServerIds.staggeredWorkingHours,
])

type RowId = (serverId: ServerId) => WeightedRow['rowId']

const weighted =
  (rowId: RowId, factorOf: (serverId: ServerId) => number) =>
  ({ serverId, hours, diaryHours }: ServerRowHours): WeightedRow => ({
    rowId: rowId(serverId),
    hours,
    tenths: Math.round(factorOf(serverId) * 10),
    diaryHours,
  })

const asTheyAre = () => 1

/** The rows that each sum of hours is made of, with their factors. */
export const listWeightedRows = ({ budgetedStaffHours, substitutes, absences }: ForecastInput) => ({
  /** Own resource shifts */
  resourceTime: substitutes
    .filter(row => row.serverId === substituteServerIds.ownResourceShift)
    .map(weighted(substituteRowId, asTheyAre)),
  /** The five rows of extra time; hidden and unknown substitutes stay out */
  extraTime: substitutes.filter(row => extraTimeServerIds.has(row.serverId)).map(weighted(substituteRowId, asTheyAre)),
  absences: absences.map(weighted(absenceRowId, asTheyAre)),
  /** The budgeted hours, substitutes and absences with what an hour of them costs */
  paid: [
    { rowId: forecastRowIds.budgetedStaffHours, hours: budgetedStaffHours, tenths: 10, diaryHours: undefined },
    ...substitutes.map(weighted(substituteRowId, substituteCostFactor)),
    ...absences.map(weighted(absenceRowId, absenceCostFactor)),
  ],
})
