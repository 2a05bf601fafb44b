import { forecastRowIds, type ForecastRowId } from './forecast-row-ids'

/** The id of an absence or substitute list on the wire; anything but a number cannot be saved (§5, A-079). */
export type ServerId = number | string

/** Server ids of the absences with a row of their own (§3). */
export const absenceServerIds = {
  shortTermIllness: 1,
  vacation: 2,
  otherAbsence: 3,
  education: 4,
  lentResource: 5,
  careOfSickChild: 6,
} as const

/** Server ids of the substitutes (§3). */
export const substituteServerIds = {
  ownResourceShift: 1,
  borrowedResource: 2,
  hourlySubstitute: 3,
  fillingTime: 4,
  overtime: 5,
  staggeredWorkingHours: 6,
  noSubstitute: 7,
} as const

/** Row of each known substitute; 1 and 7 are hidden. */
export const substituteRowIdByServerId: ReadonlyMap<ServerId, ForecastRowId> = new Map([
  [substituteServerIds.ownResourceShift, forecastRowIds.ownResourceShift],
  [substituteServerIds.borrowedResource, forecastRowIds.borrowedResource],
  [substituteServerIds.hourlySubstitute, forecastRowIds.hourlySubstitute],
  [substituteServerIds.fillingTime, forecastRowIds.fillingTime],
  [substituteServerIds.overtime, forecastRowIds.overtime],
  [substituteServerIds.staggeredWorkingHours, forecastRowIds.staggeredWorkingHours],
  [substituteServerIds.noSubstitute, forecastRowIds.noSubstitute],
])

const serverIdBySubstituteRowId: ReadonlyMap<string, ServerId> = new Map(
  [...substituteRowIdByServerId].map(([serverId, rowId]) => [rowId, serverId]),
)

/** Row id of an absence; ids above 6 are further rows of their own. */
export const absenceRowId = (serverId: ServerId): ForecastRowId => `absences-${serverId}`

/** Row id of a substitute; an unknown id gets a hidden row named by it. */
export const substituteRowId = (serverId: ServerId): ForecastRowId =>
  substituteRowIdByServerId.get(serverId) ?? `substitutes-${serverId}`

export type ServerRow = { readonly kind: 'absence' | 'substitute'; readonly serverId: number }

const positiveWholeNumber = /^[1-9]\d{0,14}$/

/** The way back on save; undefined for rows that have no numeric server id. */
export const serverIdOfRow = (rowId: string): ServerRow | undefined => {
  const known = serverIdBySubstituteRowId.get(rowId)
  if (typeof known === 'number') return { kind: 'substitute', serverId: known }
  const separator = rowId.indexOf('-')
  const suffix = rowId.slice(separator + 1)
  if (!positiveWholeNumber.test(suffix)) return undefined
  switch (rowId.slice(0, separator)) {
    case 'absences':
      return { kind: 'absence', serverId: Number(suffix) }
    case 'substitutes':
      return { kind: 'substitute', serverId: Number(suffix) }
    default:
      return undefined
  }
}
