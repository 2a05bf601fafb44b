import {
  absenceKind,
  listedKinds,
  rowKinds,
  shownSingleKinds,
  singleKinds,
  substituteKind,
  type ListedKind,
  type RowKind,
  type ServerId,
} from './row-kinds'

/** Row id of an absence; ids above 6 are further rows of their own. */
export const absenceRowId = absenceKind.rowIdOf

/** Row id of a substitute; an unknown id gets a hidden row named by it. */
export const substituteRowId = substituteKind.rowIdOf

/** Whether an absence or substitute has a line of the table (§3). */
export const isFixedRow = (kind: ListedKind['kind'], serverId: ServerId): boolean =>
  listedKinds.some(listed => listed.kind === kind && listed.fixedRows.has(serverId))

/** Only the five rows of extra time take input; own resource shift, no substitute and unknown ids do not. */
export const isEditableSubstitute = (serverId: ServerId): boolean => substituteKind.lineOf(serverId).editable

/** Whether the cells of a row may be negative. */
export const isSignedRow = (rowId: string): boolean => singleKinds.some(({ id, signed }) => id === rowId && signed)

/** A row as database and history know it: its kind, and the server id of an absence or substitute, 0 for other kinds. */
export type KeptRowName = { readonly kind: RowKind; readonly serverId: ServerId }

/** The id of a row in the table. */
export const rowIdOfKept = ({ kind, serverId }: KeptRowName): string => {
  const found = rowKinds.find(candidate => candidate.kind === kind)
  if (found === undefined) throw new RangeError(`No row is of the kind ${kind}`)
  return found.shape === 'rows' ? found.rowIdOf(serverId) : found.id
}

export type ServerRow = { readonly kind: ListedKind['kind']; readonly serverId: number }

const fixedServerRows: ReadonlyMap<string, ServerRow> = new Map(
  listedKinds.flatMap(({ kind, fixedRows }) =>
    [...fixedRows.values()].map(({ id, serverId }): [string, ServerRow] => [id, { kind, serverId }]),
  ),
)

const furtherRow = /^(absence|substitute)s-([1-9]\d{0,14})$/

/** The way back on save; undefined for rows that have no numeric server id. */
export const serverIdOfRow = (rowId: string): ServerRow | undefined => {
  const [, kind, serverId] = furtherRow.exec(rowId) ?? []
  if (kind !== 'absence' && kind !== 'substitute') return fixedServerRows.get(rowId)
  return { kind, serverId: Number(serverId) }
}

/** The way back for every row with hours of its own, and so with a history; undefined for one that is calculated. */
export const keptRowOf = (rowId: string): { readonly kind: RowKind; readonly serverId: number } | undefined => {
  const single = shownSingleKinds.find(({ id }) => id === rowId)
  return single === undefined ? serverIdOfRow(rowId) : { kind: single.kind, serverId: 0 }
}
