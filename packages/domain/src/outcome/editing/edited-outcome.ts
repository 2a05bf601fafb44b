import { fail, succeed, type Result } from '../../result'
import type { NumberError } from '../../numbers/number-rule'
import type { OutcomeRowOfSource } from '../outcome-rows'
import { outcomeCellKey, outcomeRowId, outcomeRowOfId, parseOutcome, type OutcomePlace } from './outcome-places'

/** The outcome of a year as it is stored. */
export type StoredOutcome = {
  /** The last week that is over, 0 where none is */
  readonly lastWeek: number
  readonly rows: readonly OutcomeRowOfSource[]
  readonly complete: readonly number[]
}

/** A cell with what was typed into it, null where nothing is. */
export type TypedCell = OutcomePlace & { readonly value: number | null }

/** What is stored, and over it the typed cells that are not saved, by their keys. */
export type EditedOutcome = {
  readonly stored: StoredOutcome
  readonly edits: ReadonlyMap<string, TypedCell>
  readonly canWrite: boolean
}

type OutcomeEditError =
  Exclude<NumberError, 'required' | 'zero'> | 'no-permission' | 'not-over' | 'complete' | 'read-only'

export type OutcomeEdit = { readonly rowId: string; readonly week: number; readonly text: string }

/** What was typed into a cell and saved; null where nothing is. */
export const storedTyped = ({ rows }: StoredOutcome, { kind, serverId, week }: OutcomePlace): number | null => {
  const row = rows.find(one => one.kind === kind && one.serverId === serverId && one.source === 'typed')
  return row?.values[week - 1] ?? null
}

/** What stands typed in a cell, saved or not. */
export const typedIn = ({ stored, edits }: EditedOutcome, cell: OutcomePlace): number | null => {
  const edit = edits.get(outcomeCellKey(cell))
  return edit === undefined ? storedTyped(stored, cell) : edit.value
}

/** Why nothing can be typed into a week; null where it can. */
export const obstacleOfWeek = (
  { stored, canWrite }: Pick<EditedOutcome, 'stored' | 'canWrite'>,
  week: number,
): 'no-permission' | 'not-over' | 'complete' | null => {
  if (week > stored.lastWeek) return 'not-over'
  if (!canWrite) return 'no-permission'
  return stored.complete.includes(week) ? 'complete' : null
}

/** Puts typed values into cells; one that is what is stored is no edit any more. */
export const withTyped = (state: EditedOutcome, cells: readonly TypedCell[]): EditedOutcome => {
  const edits = new Map(state.edits)
  for (const cell of cells) {
    if (storedTyped(state.stored, cell) === cell.value) edits.delete(outcomeCellKey(cell))
    else edits.set(outcomeCellKey(cell), cell)
  }
  return { ...state, edits }
}

export type OutcomeEditFailure = OutcomeEdit & { readonly error: OutcomeEditError }

const readEdit = (state: EditedOutcome, { rowId, week, text }: OutcomeEdit): Result<TypedCell, OutcomeEditError> => {
  const row = outcomeRowOfId(rowId)
  if (row === undefined) return fail('read-only')
  const obstacle = obstacleOfWeek(state, week)
  if (obstacle !== null) return fail(obstacle)
  const value = parseOutcome(row.kind, text)
  if (value.ok) return succeed({ ...row, week, value: value.value })
  return fail(value.error === 'required' || value.error === 'zero' ? 'not-a-number' : value.error)
}

/** All of the edits in one step, or none of them and what is wrong with each. */
export const editOutcome = (
  state: EditedOutcome,
  edits: readonly OutcomeEdit[],
): Result<EditedOutcome, readonly OutcomeEditFailure[]> => {
  const cells: TypedCell[] = []
  const failures: OutcomeEditFailure[] = []
  for (const edit of edits) {
    const cell = readEdit(state, edit)
    if (cell.ok) cells.push(cell.value)
    else failures.push({ ...edit, error: cell.error })
  }
  return failures.length > 0 ? fail(failures) : succeed(withTyped(state, cells))
}

/** The rows as they would be stored: the typed values with the edits among them. */
export const rowsWithEdits = ({ stored, edits }: EditedOutcome, weeks: number): readonly OutcomeRowOfSource[] => {
  if (edits.size === 0) return stored.rows
  const rows = new Map(stored.rows.map(row => [`${outcomeRowId(row)} ${row.source}`, row]))
  for (const { kind, serverId, week, value } of edits.values()) {
    const key = `${outcomeRowId({ kind, serverId })} typed`
    const values = rows.get(key)?.values ?? Array.from({ length: weeks }, () => null)
    rows.set(key, { kind, serverId, source: 'typed', values: values.with(week - 1, value) })
  }
  return [...rows.values()]
}

/** A cell that this person and somebody else have typed different values into. */
export type OutcomeConflict = OutcomePlace & { readonly mine: number | null; readonly theirs: number | null }

/**
 * What is stored now below the same edits, and the cells that have been typed into since by somebody else too; cells that
 * have the same value by now are no edits any more.
 */
export const mergeOutcome = (
  before: EditedOutcome,
  stored: StoredOutcome,
): { readonly state: EditedOutcome; readonly conflicts: readonly OutcomeConflict[] } => {
  const state = withTyped({ ...before, stored }, [...before.edits.values()])
  const conflicts = [...state.edits.values()].flatMap(({ value: mine, ...cell }): OutcomeConflict[] => {
    const theirs = storedTyped(stored, cell)
    return theirs === storedTyped(before.stored, cell) ? [] : [{ ...cell, mine, theirs }]
  })
  return { state, conflicts }
}

/** After a save of these cells: they are stored; what was typed meanwhile stays. */
export const acceptSavedOutcome = (
  state: EditedOutcome,
  saved: EditedOutcome['edits'],
  weeks: number,
): EditedOutcome => {
  const rows = rowsWithEdits({ ...state, edits: saved }, weeks)
  return withTyped({ ...state, stored: { ...state.stored, rows } }, [...state.edits.values()])
}

/** Unsaved cells in weeks that take none any more, as after somebody else said that they are complete. */
export const closedEdits = (state: EditedOutcome): readonly TypedCell[] =>
  [...state.edits.values()].filter(({ week }) => obstacleOfWeek(state, week) !== null)
