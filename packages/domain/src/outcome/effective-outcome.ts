import { at } from '../forecast/calculation/at-week'
import {
  outcomeKinds,
  outcomeSources,
  type OutcomeKind,
  type OutcomeRow,
  type OutcomeRowOfSource,
  type OutcomeSource,
} from './outcome-rows'

/** What a source says of a cell. */
type OutcomeWord = { readonly source: OutcomeSource; readonly value: number }

/** The value that counts, who gave it, and what the sources after it say, in order of precedence. */
type OutcomeCell = OutcomeWord & { readonly others: readonly OutcomeWord[] }

/** A cell for each week of the year, index 0 is week 1, null where no source has spoken. */
type OutcomeList = OutcomeRow & { readonly cells: readonly (OutcomeCell | null)[] }

/** The outcome of a unit's year: the rows of which any source has spoken, by kind and id. */
export type OutcomeLists = { readonly weeks: 52 | 53; readonly rows: readonly OutcomeList[] }

const isSameRow = (one: OutcomeRow, other: OutcomeRow): boolean =>
  one.kind === other.kind && one.serverId === other.serverId

const bySource = (rows: readonly OutcomeRowOfSource[], source: OutcomeSource): OutcomeRowOfSource | undefined => {
  const [row, again] = rows.filter(candidate => candidate.source === source)
  if (again !== undefined) throw new RangeError(`The source ${source} speaks twice of ${again.kind} ${again.serverId}`)
  return row
}

/** What the sources say of a week of one row, the first to be believed first. */
const cellOf = (rows: readonly OutcomeRowOfSource[], index: number): OutcomeCell | null => {
  const [counts, ...others] = rows.flatMap(({ source, values }) => {
    const value = at(values, index)
    return value === null ? [] : [{ source, value }]
  })
  return counts === undefined ? null : { ...counts, others }
}

/**
 * What counts of each row and week: the highest source that has spoken, with what the others say kept beside it. A
 * value that no source has given is null and not 0. The order of the rows changes nothing. Throws a RangeError where one
 * source has two rows of the same name.
 */
export const effectiveOutcome = (rows: readonly OutcomeRowOfSource[], weeks: 52 | 53): OutcomeLists => {
  const names = rows
    .filter((row, place) => rows.findIndex(other => isSameRow(row, other)) === place)
    .toSorted(
      (one, other) =>
        outcomeKinds.indexOf(one.kind) - outcomeKinds.indexOf(other.kind) || one.serverId - other.serverId,
    )
  const lists = names.map(({ kind, serverId }) => {
    const own = rows.filter(row => isSameRow(row, { kind, serverId }))
    const inOrder = outcomeSources.flatMap(source => bySource(own, source) ?? [])
    return { kind, serverId, cells: Array.from({ length: weeks }, (_, index) => cellOf(inOrder, index)) }
  })
  return { weeks, rows: lists.filter(({ cells }) => cells.some(cell => cell !== null)) }
}

/** The cell of a row and week; null where no source has spoken. */
export const outcomeCell = ({ rows }: OutcomeLists, row: OutcomeRow, week: number): OutcomeCell | null => {
  const list = rows.find(candidate => isSameRow(candidate, row))
  return list === undefined ? null : at(list.cells, week - 1)
}

/** The value that counts of a kind of one row; null where no source has spoken. */
export const valueOfKind = (
  lists: OutcomeLists,
  kind: Exclude<OutcomeKind, 'absence' | 'substitute'>,
  week: number,
): number | null => outcomeCell(lists, { kind, serverId: 0 }, week)?.value ?? null

/** Where the figures of the outcome have the hours of a cell from: the forecast's stand where no source has spoken. */
export const layerOfCell = (lists: OutcomeLists, row: OutcomeRow, week: number): 'outcome' | 'forecast' =>
  outcomeCell(lists, row, week) === null ? 'forecast' : 'outcome'

type OutcomeState = 'empty' | 'partial' | 'complete'

/** Complete is a week that was said to be so; another one is partial when it has any value. */
export const stateOfWeek = ({ rows }: OutcomeLists, complete: readonly number[], week: number): OutcomeState => {
  if (complete.includes(week)) return 'complete'
  return rows.some(({ cells }) => at(cells, week - 1) !== null) ? 'partial' : 'empty'
}
