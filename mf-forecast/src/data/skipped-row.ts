import {
  forecastRowIds,
  listedKinds,
  rowIdOfKept,
  type ListedKind,
  type RowKind,
  type ServerId,
} from '@veckovis/domain/forecast'

/** A row of the server's answer that could not be used. */
export type SkippedRow = {
  readonly kind: RowKind
  /** Null when not even the id could be read, and for a kind of one row. */
  readonly serverId: ServerId | null
  /** Its place among the rows of its kind, counted from 1: the only name of a row without an id. */
  readonly position: number
}

export const identifyRow = (kind: ListedKind['kind'], candidate: unknown, index: number): SkippedRow => {
  const id = typeof candidate === 'object' && candidate !== null && 'id' in candidate ? candidate.id : null
  const isId = typeof id === 'string' || (typeof id === 'number' && Number.isInteger(id))
  return { kind, serverId: isId ? id : null, position: index + 1 }
}

/** What the budget and the diary say of needs has no row of its own: both stand in the total. */
const inTotal: readonly RowKind[] = ['required', 'changed-needs']

export const rowIdOfSkipped = ({ kind, serverId }: SkippedRow): string | null => {
  if (inTotal.includes(kind)) return forecastRowIds.totalRequired
  if (!listedKinds.some(listed => listed.kind === kind)) return rowIdOfKept({ kind, serverId: 0 })
  return serverId === null ? null : rowIdOfKept({ kind, serverId })
}

/** Row ids of the skipped rows whose id could be read, by which the domain hides them. */
export const skippedRowIds = (skipped: readonly SkippedRow[]): string[] =>
  skipped.map(rowIdOfSkipped).filter(rowId => rowId !== null)
