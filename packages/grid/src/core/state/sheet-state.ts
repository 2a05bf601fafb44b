import type { SheetContent } from '../content/content'
import type { Range, Selected } from '../content/range'
import type { RejectedEdit, SheetAddress, SheetEdit, SheetSelection } from '../content/sheet-content'

/** Indexes from `from` up to and without `to`. */
export type Stretch = { from: number; to: number }

/** What is in sight, and what has to stand in the document beside that. */
export type SheetWindow = {
  rows: Stretch
  columns: Stretch
  keptRows: readonly number[]
  keptColumns: readonly number[]
  /** While other columns come into sight: the rows that still hold the ones before. */
  late: LateRows | null
}

export type LateRows = { rows: readonly number[]; columns: Stretch; keptColumns: readonly number[] }

/** What the bubble says about a cell; `said` is false for what the cell's own description says already. */
export type SheetMessage = { at: SheetAddress; text: string; kind: 'error' | 'notice'; said: boolean }

/** Everything that a sheet knows while it is used. Nothing of it stands anywhere else: the document shows it. */
export type SheetState = {
  content: SheetContent
  selected: Selected | null
  range: Range | null
  /** The same in the caller's words. */
  selection: SheetSelection
  /** The cell that Tab comes back to: where the keys were last. */
  stop: SheetAddress | null
  hasFocus: boolean
  /** The focus was here last: when its element goes, it comes back to the one in its place. */
  comesBack: boolean
  /** Escape, then Tab leaves a large sheet at once instead of going through all its cells. */
  leavesOnTab: boolean
  /** The text that is being typed. */
  editor: SheetEdit | null
  /** Texts that were refused stay open in their cells, by place. */
  refused: ReadonlyMap<string, RejectedEdit>
  message: SheetMessage | null
  /** What a fill would reach. */
  preview: Range | null
  window: SheetWindow
}

/** What fits into a common window, until it has been measured: what is drawn beyond it keeps the first ones waiting. */
const unmeasured: SheetWindow = {
  rows: { from: 0, to: 24 },
  columns: { from: 0, to: 15 },
  keptRows: [],
  keptColumns: [],
  late: null,
}

export const stateOf = (content: SheetContent): SheetState => ({
  content,
  selected: null,
  range: null,
  selection: { focus: null, rowIds: [], columns: [], wholeColumn: null },
  stop: null,
  hasFocus: false,
  comesBack: false,
  leavesOnTab: false,
  editor: null,
  refused: new Map(),
  message: null,
  preview: null,
  window: unmeasured,
})

export type Place = Pick<SheetEdit, 'rowId' | 'column'>

export const placeKey = ({ rowId, column }: Place): string => `${column}/${rowId}`

export const samePlace = (a: Pick<SheetAddress, 'rowId' | 'column'>, b: Pick<SheetAddress, 'rowId' | 'column'>) =>
  a.rowId === b.rowId && a.column === b.column

export const isShownFor = ({ message }: SheetState, place: Place) => message !== null && samePlace(message.at, place)
