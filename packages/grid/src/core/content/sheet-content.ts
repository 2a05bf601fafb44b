/** What a column stands for; its id is unique in the sheet: a week's number, a month's, a day's place in its period, a year. */
export type SheetColumn = {
  id: number
  kind: 'week' | 'month' | 'day' | 'year'
  title: string
  /** Stands in the head where columns are too narrow for the title. */
  shortTitle?: string
  subtitle?: string
  /** A day off, such as of a weekend: shaded. */
  isRest?: boolean
  /** Over, so that nothing of it can be edited. */
  isPast: boolean
  isCurrent: boolean
  /** A small mark in the header, such as for days off; its title is shown at rest and said by a screen reader. */
  badge?: { text: string; title: string }
  /** Somebody has written about the whole column. */
  annotated?: boolean
}

/**
 * A stretch of colour in a cell. Its pattern is seen without colours too: what means different things in one sheet has
 * different patterns or titles, never another tone alone.
 */
export type SheetMark = {
  pattern: 'plain' | 'stripes' | 'dots'
  tone: 'accent' | 'good' | 'warning' | 'bad' | 'muted'
  /** Said by a screen reader, shown where the pointer rests, and written on paper. */
  title: string
  /** What is written on paper in its place, where a legend tells the rest; may be nothing. */
  onPaper?: string
}

export type SheetCell = {
  /** What stands in the cell. The sheet shows it and never reads a number out of it. */
  text: string
  /** What it is called, where that is not its row and then its column. */
  name?: string
  /** What the editor opens with, when that differs from the text. */
  editText?: string
  /** A long word may be parted after so many characters, and goes on in a second line. */
  breakAfter?: number
  editable: boolean
  dirty: boolean
  /** Why the value does not hold, when it does not. */
  invalid?: string
  /** `accent` for what the caller has gathered; `dirty` says it beside the colour. */
  tone?: 'normal' | 'good' | 'bad' | 'muted' | 'accent'
  /** How much of the most in its row, in quarters: the depth of its colour where cells are too narrow for their text. */
  level?: 1 | 2 | 3 | 4
  /** A second, smaller line of a cell that is only read. */
  detail?: string
  /** Side by side in this order, below the text; all over a cell without one. */
  marks?: readonly SheetMark[]
  /** Said by a screen reader after the value. */
  description?: string
  /** Shown when the pointer rests on the cell. */
  title?: string
  /** Somebody has written about it: a mark in a corner, and said. */
  annotated?: boolean
}

export type RowSummaries = {
  sum?: string
  /** What stands in the place of the sum, where the columns are not added up. */
  sumNote?: string
  average?: string
}

/** What the sheet reckons with of a row; how it looks beside that is the view's. */
export type RowContent = {
  id: string
  /** In the order of the columns, one for each. */
  cells: readonly SheetCell[]
  /** A control of the caller's in the row's name, with a tab stop of its own. */
  labelAction?: unknown
}

export type SheetEdit = { rowId: string; column: number; text: string }

/** What a person did to make an edit. */
export type SheetEditWay = 'type' | SheetBatchOutcome['kind']

export type RejectedEdit = SheetEdit & { message: string }

/** Where a cell stands: a column by its id, else one of the summaries or the row's name. */
export type SheetAddress = { rowId: string; column: number | 'sum' | 'average' | 'label' }

/** What is selected. `focus` is where the keys go; the range is whole rows by whole columns and holds at least it. */
export type SheetSelection = {
  focus: SheetAddress | null
  rowIds: readonly string[]
  columns: readonly number[]
  /** The one column that is selected from its first row to its last, as by its head. */
  wholeColumn: number | null
}

/** What became of a paste, a fill or a clearing of several cells. */
export type SheetBatchOutcome = {
  kind: 'paste' | 'fill' | 'clear'
  /** Cells that got another text. */
  taken: number
  /** Cells of the clipboard beyond the last row or column. */
  outside: number
  /** Cells of the clipboard with nothing or a dash in them, which change nothing. */
  blank: number
  /** Cells that may not be edited and would have got another text. */
  readOnly: number
  /** Not empty: nothing at all was taken. */
  rejected: readonly RejectedEdit[]
  /** The clipboard holds more than the sheet reads; nothing was taken. */
  tooLarge: boolean
}

/** Text that stands in the sheet but not (yet) in the caller's model. */
export type SheetPending = { editing: boolean; rejected: readonly RejectedEdit[] }
