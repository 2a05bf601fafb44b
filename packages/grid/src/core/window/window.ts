import { positionOf, type SheetContent } from '../content/content'
import type { Position } from '../content/positions'
import type { LateRows, SheetState, SheetWindow, Stretch } from '../state/sheet-state'

/** Fewer columns than this all stand in the document. */
const fewestColumns = 20

/** Rows or columns beyond each side of what is seen, and how many come and go at a time. */
const beyond = 3
const step = 3

/** How far one scrolls along one side of the sheet: pixels scrolled and seen, and of each row or column. */
export type Seen = { scrolled: number; seen: number; each: number }

export type Measures = { columns: Seen; rows: Seen }

/** The positions that keys or texts are in, wherever the sheet is scrolled, and where Tab enters it. */
const needed = ({ content, selected, stop, editor, refused }: SheetState): Position[] =>
  [
    content.entry,
    selected?.anchor ?? null,
    ...[stop, editor, ...refused.values()].map(place => place && positionOf(content, place)),
  ].filter(position => position !== null)

const standing = (count: number, { from, to }: Stretch, kept: readonly number[]): number[] => {
  const indexes = new Set(kept.filter(index => index >= 0 && index < count))
  for (let index = Math.max(0, from); index < Math.min(count, to); index += 1) indexes.add(index)
  return [...indexes].sort((a, b) => a - b)
}

const whole = (count: number) => standing(count, { from: 0, to: count }, [])

/** Whether only some of the columns stand in the document. */
export const hasColumnWindow = ({ columns }: SheetContent): boolean => columns.length > fewestColumns

/** Which columns stand in the document, as indexes. Laying out a whole year would cost each edit three times as much. */
export const standingColumns = (
  content: SheetContent,
  window: Pick<SheetWindow, 'columns' | 'keptColumns'>,
): number[] => {
  const { length } = content.columns
  return hasColumnWindow(content) ? standing(length, window.columns, window.keptColumns) : whole(length)
}

/** The rows at the bottom that are always in sight. */
const footRows = ({ rows, groups }: SheetContent): number[] => {
  const foot = groups.find(group => group.foot === true && group.folded !== true)
  return foot === undefined ? [] : foot.rows.map((_, index) => rows.length - foot.rows.length + index)
}

/** Which rows stand in the document, as indexes. */
export const standingRows = (content: SheetContent, window: SheetWindow): number[] => {
  const { rows, rowWindow } = content
  return rowWindow ? standing(rows.length, window.rows, [...window.keptRows, ...footRows(content)]) : whole(rows.length)
}

const stands = (index: number, { from, to }: Stretch, kept: readonly number[]) =>
  (index >= from && index < to) || kept.includes(index)

const missing = (indexes: readonly number[], stretch: Stretch, kept: readonly number[]): number[] => [
  ...new Set(indexes.filter(index => !stands(index, stretch, kept))),
]

/** None of these positions waits for the columns of its row. */
const standInLate = (late: LateRows | null, positions: readonly Position[]): boolean =>
  late === null ||
  positions.every(({ row, column }) => !late.rows.includes(row) || stands(column, late.columns, late.keptColumns))

/** These positions stand in the document too; the same state when they do so already. */
export const including = (state: SheetState, positions: readonly Position[]): SheetState => {
  const { window } = state
  const rows = missing(
    positions.map(({ row }) => row),
    window.rows,
    window.keptRows,
  )
  const columns = missing(
    positions.map(({ column }) => column),
    window.columns,
    window.keptColumns,
  )
  if (rows.length === 0 && columns.length === 0 && standInLate(window.late, positions)) return state
  const kept = { keptRows: [...window.keptRows, ...rows], keptColumns: [...window.keptColumns, ...columns] }
  return { ...state, window: { ...window, ...kept, late: null } }
}

/** What the keys are in goes on standing in the document. */
export const keepingNeeded = (state: SheetState): SheetState => including(state, needed(state))

/** Only what is in sight and what is needed: what was kept before may go. */
export const onlyNeeded = (state: SheetState, window: Pick<SheetWindow, 'rows' | 'columns'>): SheetState =>
  keepingNeeded({ ...state, window: { ...window, keptRows: [], keptColumns: [], late: null } })

/** Other rows or columns stand at the indexes than before. */
export const withOtherPlaces = (state: SheetState): SheetState => onlyNeeded(state, state.window)

const stretchOf = ({ scrolled, seen, each }: Seen): Stretch => ({
  from: Math.max(0, Math.floor((scrolled / each - beyond) / step) * step),
  to: Math.ceil(((scrolled + seen) / each + beyond) / step) * step,
})

/** Goes along with what is seen. Of a sheet that is put away nothing is. */
export const following = (state: SheetState, measures: Measures): SheetState => {
  const isSeen = ({ seen, each }: Seen) => seen > 0 && each > 0
  const rows = isSeen(measures.rows) ? stretchOf(measures.rows) : state.window.rows
  const columns = isSeen(measures.columns) ? stretchOf(measures.columns) : state.window.columns
  const { rows: oldRows, columns: oldColumns } = state.window
  const isSame = (a: Stretch, b: Stretch) => a.from === b.from && a.to === b.to
  const rowsStay = !state.content.rowWindow || isSame(rows, oldRows)
  return rowsStay && isSame(columns, oldColumns) ? state : onlyNeeded(state, { rows, columns })
}

/**
 * Pixels of rows scrolled by: the line of each group above them is as high as a row and none of them, so that the first
 * row in sight is never taken for a later one.
 */
export const scrolledRows = ({ groups }: SheetContent, scrolled: number, each: number): number => {
  let lines = scrolled / each
  let rows = 0
  for (const group of groups) {
    lines -= 1
    const count = group.folded === true ? 0 : group.rows.length
    if (lines <= count) return (rows + Math.max(0, lines)) * each
    lines -= count
    rows += count
  }
  return rows * each
}

/** Lines of the sheet above a row: the rows before it, and a line for each group up to its own. */
export const linesAbove = ({ groups }: SheetContent, row: number): number => {
  let before = 0
  let lines = 0
  for (const group of groups) {
    lines += 1
    before += group.folded === true ? 0 : group.rows.length
    if (row < before) break
  }
  return row + lines
}
