import type { Hundredths } from '../../numbers/hundredths'
import { isEditableCell, withRowHours } from './edit-cell'
import type { CellAddress, ForecastState } from './forecast-state'
import { findEditableRow, listEditableRows } from './list-editable-rows'

/** One cell of a step, in hundredths of an hour. */
type CellChange = CellAddress & { readonly before: Hundredths; readonly after: Hundredths }

/** What one act of the person changed: a cell, a paste, a fill, a revert. */
export type EditStep = readonly CellChange[]

export type EditHistory = { readonly done: readonly EditStep[]; readonly undone: readonly EditStep[] }

export type HistoryMove = {
  readonly state: ForecastState
  readonly history: EditHistory
  /** Cells that got their other value. */
  readonly moved: readonly CellAddress[]
  /** Cells that take no input any more, because their week has passed or writing is not allowed: left as they are. */
  readonly leftAlone: readonly CellAddress[]
}

export const emptyHistory: EditHistory = { done: [], undone: [] }

const mostSteps = 200

/** The cells in which two states of the same forecast differ; a row that one of them lacks counts as zeros. */
export const changesBetween = (before: ForecastState, after: ForecastState): EditStep => {
  if (before.edited === after.edited) return []
  return listEditableRows(after.edited).flatMap(({ rowId, hours }) => {
    const old = findEditableRow(before.edited, rowId)?.hours
    if (old === hours) return []
    return hours.flatMap((value, index) => {
      const former = old?.[index] ?? 0
      return former === value ? [] : [{ rowId, week: index + 1, before: former, after: value }]
    })
  })
}

/** Adds a step; what had been undone can then no longer be redone. An act that changed nothing makes no step. */
export const recordStep = (history: EditHistory, step: EditStep): EditHistory =>
  step.length === 0 ? history : { done: [...history.done, step].slice(-mostSteps), undone: [] }

type Direction = 'before' | 'after'

const applyStep = (state: ForecastState, step: EditStep, direction: Direction): Omit<HistoryMove, 'history'> => {
  const moved: CellAddress[] = []
  const leftAlone: CellAddress[] = []
  let next = state
  for (const change of step) {
    const { rowId, week } = change
    const row = findEditableRow(next.edited, rowId)
    if (row === undefined || !isEditableCell(next, change)) leftAlone.push({ rowId, week })
    else {
      next = withRowHours(next, row, row.hours.with(week - 1, change[direction]))
      moved.push({ rowId, week })
    }
  }
  return { state: next, moved, leftAlone }
}

/**
 * Takes the last step back on top of the state as it is now: after a save that makes a new unsaved edit, after a merge
 * it touches only the step's own cells. Null when there is nothing to undo.
 */
export const undoLast = (state: ForecastState, history: EditHistory): HistoryMove | null => {
  const step = history.done.at(-1)
  if (step === undefined) return null
  const moved = { done: history.done.slice(0, -1), undone: [...history.undone, step] }
  return { ...applyStep(state, step, 'before'), history: moved }
}

/** Does the step that was undone last once more. Null when there is none. */
export const redoLast = (state: ForecastState, history: EditHistory): HistoryMove | null => {
  const step = history.undone.at(-1)
  if (step === undefined) return null
  const moved = { done: [...history.done, step], undone: history.undone.slice(0, -1) }
  return { ...applyStep(state, step, 'after'), history: moved }
}
