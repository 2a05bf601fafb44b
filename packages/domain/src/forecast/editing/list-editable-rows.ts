import type { Hundredths } from '../../numbers/hundredths'
import type { ForecastInput, ServerRowHours } from '../forecast-input'
import { forecastRowIds, type ForecastRowId } from '../rows/forecast-row-ids'
import { absenceRowId, substituteRowId, substituteServerIds, type ServerId } from '../rows/server-row-ids'

const editableSubstitutes: ReadonlySet<ServerId> = new Set<ServerId>([
  substituteServerIds.borrowedResource,
  substituteServerIds.hourlySubstitute,
  substituteServerIds.fillingTime,
  substituteServerIds.overtime,
  substituteServerIds.staggeredWorkingHours,
])

/** Only the five rows of extra time take input; own resource shift, no substitute and unknown ids do not. */
export const isEditableSubstitute = (serverId: ServerId): boolean => editableSubstitutes.has(serverId)

/** A row that takes input, with the way back to its place in the input. */
export type EditableRow = {
  readonly rowId: ForecastRowId
  readonly kind: 'absence' | 'substitute' | 'my-forecast'
  readonly serverId: ServerId | null
  readonly hours: readonly Hundredths[]
}

/** Absences, the five substitutes of extra time and my forecast. */
export const listEditableRows = (input: ForecastInput): EditableRow[] => [
  ...input.absences.map(({ serverId, hours }): EditableRow => ({
    rowId: absenceRowId(serverId),
    kind: 'absence',
    serverId,
    hours,
  })),
  ...input.substitutes
    .filter(row => isEditableSubstitute(row.serverId))
    .map(({ serverId, hours }): EditableRow => ({
      rowId: substituteRowId(serverId),
      kind: 'substitute',
      serverId,
      hours,
    })),
  { rowId: forecastRowIds.myForecast, kind: 'my-forecast', serverId: null, hours: input.myForecast },
]

export const findEditableRow = (input: ForecastInput, rowId: string): EditableRow | undefined =>
  listEditableRows(input).find(row => row.rowId === rowId)

const replaceIn = (rows: readonly ServerRowHours[], serverId: ServerId | null, hours: readonly Hundredths[]) =>
  rows.map(row => (row.serverId === serverId ? { ...row, hours } : row))

/** The input with other hours in one row; every other row keeps its identity. */
export const replaceRowHours = (
  input: ForecastInput,
  { kind, serverId }: EditableRow,
  hours: readonly Hundredths[],
): ForecastInput => {
  switch (kind) {
    case 'absence':
      return { ...input, absences: replaceIn(input.absences, serverId, hours) }
    case 'substitute':
      return { ...input, substitutes: replaceIn(input.substitutes, serverId, hours) }
    case 'my-forecast':
      return { ...input, myForecast: hours }
  }
}

export const hasSameHours = (one: readonly Hundredths[], other: readonly Hundredths[]): boolean =>
  one === other || (one.length === other.length && one.every((value, index) => value === other[index]))
