import type { LateRows, SheetState, Stretch } from '../state/sheet-state'
import {
  following,
  hasColumnWindow,
  onlyNeeded,
  standingColumns,
  standingRows,
  type Measures,
  type Seen,
} from './window'

/** How many cells come into the document at most between two frames: more are felt on a slow machine. */
const mostCells = 50

/** Rows that take other columns at most between two frames: each is laid out and painted again, however few they are. */
const mostRows = 6

const grown = ({ from, to }: Stretch, until: Stretch, most: number): Stretch => {
  const after = Math.min(most, Math.max(0, until.to - to))
  const before = Math.min(most - after, Math.max(0, from - until.from))
  return { from: from - before, to: to + after }
}

const sightOf = ({ scrolled, seen, each }: Seen): Stretch => ({
  from: Math.floor(scrolled / each),
  to: Math.ceil((scrolled + seen) / each),
})

const within = ({ from, to }: Stretch, outer: Stretch): Stretch => ({
  from: Math.min(Math.max(from, outer.from), outer.to),
  to: Math.max(outer.from, Math.min(to, outer.to)),
})

const lengthOf = ({ from, to }: Stretch) => Math.max(0, to - from)

type Way = { before: Stretch; goal: Stretch; seen: Seen; count: number; most: number }

/** Nearer to the goal by at most so many rows: at first those in sight, then those around them. */
const nearer = ({ before, goal, seen, count, most }: Way): Stretch => {
  const there = within(goal, { from: 0, to: count })
  const sight = within(sightOf(seen), there)
  const kept = within(before, there)
  const begun = lengthOf(kept) === 0 ? { from: sight.from, to: sight.from } : kept
  const shown = grown(begun, sight, most)
  const next = grown(shown, there, most - (lengthOf(shown) - lengthOf(begun)))
  return lengthOf(next) === lengthOf(there) ? goal : next
}

/** Rows that come, or change, with so many cells each, when a frame may hold this share of the most. */
const rowsAtOnce = (columns: number, share: number) =>
  Math.max(1, Math.floor(share * Math.min(mostRows, mostCells / Math.max(1, columns))))

/** The same but for some rows: they keep the columns before for now. */
const withLate = (state: SheetState, late: LateRows): SheetState =>
  late.rows.length === 0 ? state : { ...state, window: { ...state.window, late } }

const catchingUp = (state: SheetState, late: LateRows, share: number): SheetState => {
  const { content, window } = state
  const before = new Set(standingColumns(content, late))
  const come = standingColumns(content, window).filter(column => !before.has(column))
  const rows = late.rows.slice(rowsAtOnce(come.length, share))
  return withLate({ ...state, window: { ...window, late: null } }, { ...late, rows })
}

/** Other columns, for a few rows at a time. */
const withColumns = (state: SheetState, columns: Stretch, share: number): SheetState => {
  const { content, window } = state
  const next = onlyNeeded(state, { rows: window.rows, columns })
  const late = { columns: window.columns, keptColumns: window.keptColumns, rows: standingRows(content, window) }
  return hasColumnWindow(content) ? catchingUp(next, late, share) : next
}

/**
 * Goes along with what is seen as `following` does, but by no more in one step than a frame can hold, or by a share of
 * that on a slow machine: the same state when it is there.
 */
export const approaching = (state: SheetState, measures: Measures, share = 1): SheetState => {
  const { content, window } = state
  if (window.late !== null) return catchingUp(state, window.late, share)
  const goal = following(state, measures)
  if (goal === state) return state
  const { rows, columns } = goal.window
  if (columns.from !== window.columns.from || columns.to !== window.columns.to)
    return withColumns(state, columns, share)
  const most = rowsAtOnce(standingColumns(content, window).length, share)
  const nearerRows = nearer({ before: window.rows, goal: rows, seen: measures.rows, count: content.rows.length, most })
  return onlyNeeded(state, { rows: nearerRows, columns })
}
