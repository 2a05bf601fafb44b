import type { ForecastRowId } from './forecast-row-ids'
import type { StoredLine } from './row-line'
import { forecastRows } from './row-table'

/** The id of an absence or substitute list on the wire; anything but a number cannot be saved (§5, A-079). */
export type ServerId = number | string

/** A line of the table that has hours of its own. */
export type KeptLine = Extract<(typeof forecastRows)[keyof typeof forecastRows], { readonly kind: string }>

type LinesOf<Shape> = Extract<KeptLine, { readonly shape: Shape }>

/** How the database, the history and its calls name the rows with hours of their own. */
export type RowKind = KeptLine['kind']

type OnWire<Line extends StoredLine> = Pick<StoredLine, 'wirePath'> & Pick<Line, 'kind' | 'list'>

/** A kind of which a forecast has several rows, each with the id that the server knows it by. */
export type ListedKind = OnWire<LinesOf<'rows'>> &
  Pick<LinesOf<'rows'>, 'group' | 'type' | 'shape'> & {
    /** The rows that every forecast has, by their server ids, in the order of the page */
    readonly fixedRows: ReadonlyMap<ServerId, StoredLine & { readonly id: ForecastRowId }>
    /** The line of a row; one without a line of its own counts as another says */
    readonly lineOf: (serverId: ServerId) => StoredLine
    /** How the page names a row; one without a line of its own is named by its id */
    readonly rowIdOf: (serverId: ServerId) => ForecastRowId
  }

/** A kind of one row. */
export type SingleKind = StoredLine & OnWire<LinesOf<'row' | 'weeks'>> & Pick<LinesOf<'row' | 'weeks'>, 'id' | 'shape'>

/** The rows that every forecast has hours of, in the order of the page. */
export const keptLines: readonly KeptLine[] = Object.values(forecastRows).flatMap(line =>
  'kind' in line ? [line] : [],
)

/** The kind of a row, which all rows of that kind without a line of their own are like. */
const kindOf = (further: LinesOf<'rows'>): ListedKind => {
  const { kind, list, wirePath, shape, group, type } = further
  const lines = keptLines.flatMap(line => (line.shape === 'rows' && line.kind === kind ? [line] : []))
  const fixedRows = new Map<ServerId, (typeof lines)[number]>(lines.map(line => [line.serverId, line]))
  return {
    kind,
    list,
    wirePath,
    shape,
    group,
    type,
    fixedRows,
    lineOf: serverId => fixedRows.get(serverId) ?? further,
    rowIdOf: serverId => fixedRows.get(serverId)?.id ?? `${group}-${serverId}`,
  }
}

/** A further absence is a row of its own that counts as other absence. */
export const absenceKind = kindOf(forecastRows.otherAbsence)
/** An unknown substitute counts nowhere. */
export const substituteKind = kindOf(forecastRows.noSubstitute)

export const listedKinds: readonly ListedKind[] = [absenceKind, substituteKind]

type SingleLine = LinesOf<'row' | 'weeks'>

const singleLines: readonly SingleLine[] = keptLines.flatMap(line => (line.shape === 'rows' ? [] : [line]))

export const singleKinds: readonly SingleKind[] = singleLines

type ShownLine = Exclude<SingleLine, { readonly group: null }>

/** The kinds of one row that the page shows. */
export const shownSingleKinds: readonly (SingleKind & Pick<ShownLine, 'id' | 'group' | 'type' | 'source'>)[] =
  singleLines.flatMap(line => (line.group === null ? [] : [line]))

/** The kinds of rows with hours of their own. */
export const rowKinds: readonly (ListedKind | SingleKind)[] = [...listedKinds, ...singleKinds]

/** The rows that a figure fills. */
export const calculatedLines = Object.values(forecastRows).flatMap(line => (line.source === 'calculated' ? [line] : []))
export type CalculatedLine = (typeof calculatedLines)[number]

/** Whether a forecast has a row: those of income stand where its budget is paid by hour or room. */
export const hasRow = ({ income }: { readonly income?: unknown }, { group }: Pick<StoredLine, 'group'>): boolean =>
  group !== 'income' || income !== undefined

/** The rows of the page of which there is one, in its order. */
export const shownLines: readonly (CalculatedLine | (typeof shownSingleKinds)[number])[] = Object.values(
  forecastRows,
).flatMap(line => (line.source === 'calculated' || (line.shape !== 'rows' && line.group !== null) ? [line] : []))
