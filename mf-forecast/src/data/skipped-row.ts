import { rowIdOfKept, type ListedKind, type ServerId } from '@veckovis/domain/forecast'

/** A row of the server's answer that could not be used. */
export type SkippedRow = {
  readonly kind: ListedKind['kind']
  /** Null when not even the id could be read. */
  readonly serverId: ServerId | null
  /** Its place in the answer, counted from 1: the only name of a row without an id. */
  readonly position: number
}

export const identifyRow = (kind: SkippedRow['kind'], candidate: unknown, index: number): SkippedRow => {
  const id = typeof candidate === 'object' && candidate !== null && 'id' in candidate ? candidate.id : null
  const isId = typeof id === 'string' || (typeof id === 'number' && Number.isInteger(id))
  return { kind, serverId: isId ? id : null, position: index + 1 }
}

export const rowIdOfSkipped = ({ kind, serverId }: SkippedRow): string | null =>
  serverId === null ? null : rowIdOfKept({ kind, serverId })

/** Row ids of the skipped rows whose id could be read, by which the domain hides them. */
export const skippedRowIds = (skipped: readonly SkippedRow[]): string[] =>
  skipped.map(rowIdOfSkipped).filter(rowId => rowId !== null)
