import type { Hundredths } from '../../numbers/hundredths'
import type { ForecastInput } from '../forecast-input'
import type { ForecastRowId } from '../rows/forecast-row-ids'
import { listedKinds, shownSingleKinds, type ListedKind, type ServerId, type SingleKind } from '../rows/row-kinds'

/** A row that takes input, with the way back to its place in the input. */
export type EditableRow = {
  readonly rowId: ForecastRowId
  readonly hours: readonly Hundredths[]
} & (
  | { readonly kind: ListedKind['kind']; readonly list: ListedKind['list']; readonly serverId: ServerId }
  | { readonly kind: SingleKind['kind']; readonly list: SingleKind['list']; readonly serverId: null }
)

/** Absences, the five substitutes of extra time and my forecast. */
export const listEditableRows = (input: ForecastInput): EditableRow[] => [
  ...listedKinds.flatMap(({ kind, list, lineOf, rowIdOf }) =>
    input[list]
      .filter(({ serverId }) => lineOf(serverId).editable)
      .map(({ serverId, hours }): EditableRow => ({ rowId: rowIdOf(serverId), kind, list, serverId, hours })),
  ),
  ...shownSingleKinds
    .filter(({ editable }) => editable)
    .map(({ id: rowId, kind, list }): EditableRow => ({ rowId, kind, list, serverId: null, hours: input[list] })),
]

export const findEditableRow = (input: ForecastInput, rowId: string): EditableRow | undefined =>
  listEditableRows(input).find(row => row.rowId === rowId)

/** The input with other hours in one row; every other row keeps its identity. */
export const replaceRowHours = (
  input: ForecastInput,
  row: EditableRow,
  hours: readonly Hundredths[],
): ForecastInput => ({
  ...input,
  [row.list]:
    row.serverId === null
      ? hours
      : input[row.list].map(other => (other.serverId === row.serverId ? { ...other, hours } : other)),
})

export const hasSameHours = (one: readonly Hundredths[], other: readonly Hundredths[]): boolean =>
  one === other || (one.length === other.length && one.every((value, index) => value === other[index]))
