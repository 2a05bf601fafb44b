import type { ReactNode, Ref } from 'react'

export type GridColumn = {
  week: number
  title: string
  subtitle?: string
  isOld: boolean
  isCurrent: boolean
  /** A small mark in the header, such as for days off; its title is shown at rest and said by a screen reader. */
  badge?: { text: string; title: string }
  /** Somebody has written about the whole week. */
  annotated?: boolean
}

export type GridCell = {
  /** What stands in the cell. The grid shows it and never reads a number out of it. */
  text: string
  /** What the editor opens with, when that differs from the text. */
  editText?: string
  /** A long word may be parted after so many characters, and goes on in a second line. */
  breakAfter?: number
  editable: boolean
  dirty: boolean
  /** Why the value does not hold, when it does not. */
  invalid?: string
  tone?: 'normal' | 'good' | 'bad' | 'muted'
  /** Said by a screen reader after the value. */
  description?: string
  /** Shown when the pointer rests on the cell. */
  title?: string
  /** Somebody has written about it: a mark in a corner, and said. */
  annotated?: boolean
}

export type RowSummaries = { sum?: string; average?: string }

export type GridRow = {
  id: string
  label: string
  /** In the order of the columns, one for each. */
  cells: readonly GridCell[]
  sum?: string
  average?: string
  tone?: 'normal' | 'grey' | 'strong'
  status: 'normal' | 'dirty' | 'reset'
  labelAction?: ReactNode
  indent?: number
}

/** Rows under one caption: a grid of its own for assistive technology, one sheet with the others for keys and ranges. */
export type GridGroup = {
  id: string
  caption: string
  rows: readonly GridRow[]
  /** Its rows are put away behind the caption. */
  folded?: boolean
}

export type GridLabels = {
  rowHeader: string
  sum: string
  average: string
  readOnly: string
  changed: string
  invalid: string
  oldWeek: string
  currentWeek: string
  annotated: string
  /** Name of the button in front of a caption that puts its rows away. */
  fold: string
  unfold: string
  /** Name of the handle that fills the selection to the right. */
  fill: string
  /** Name of the button in a week's head that asks for what is written about the week. */
  annotateWeek: string
}

export type GridEdit = { rowId: string; week: number; text: string }

export type RejectedEdit = GridEdit & { message: string }

/** Where a cell stands: a week by its number, else one of the summaries or the row's name. */
export type GridAddress = { rowId: string; column: number | 'sum' | 'average' | 'label' }

/** What is selected. `focus` is where the keys go; the range is whole rows by whole weeks and holds at least it. */
export type GridSelection = {
  focus: GridAddress | null
  rowIds: readonly string[]
  weeks: readonly number[]
  /** The one week that is selected from its first row to its last, as by its head. */
  wholeWeek: number | null
}

/** What became of a paste, a fill or a clearing of several cells. */
export type GridBatchOutcome = {
  kind: 'paste' | 'fill' | 'clear'
  /** Cells that got another text. */
  taken: number
  /** Cells of the clipboard beyond the last row or week. */
  outside: number
  /** Cells that may not be edited and would have got another text. */
  readOnly: number
  /** Not empty: nothing at all was taken. */
  rejected: readonly RejectedEdit[]
  /** The clipboard holds more than the grid reads; nothing was taken. */
  tooLarge: boolean
}

/** Text that stands in the grid but not (yet) in the caller's model. */
export type GridPending = { editing: boolean; rejected: readonly RejectedEdit[] }

export type WeekGridHandle = {
  /** Puts the focus where it was in the sheet last, at first where Tab enters it. False when no cell stands. */
  focus: () => boolean
  /** False when there is no such cell. */
  focusCell: (rowId: string, week: number) => boolean
  /** Scrolls sideways so that the week stands in the middle and the first week in sight is whole. */
  showWeek: (week: number) => void
  /** Throws away what is being typed and what was refused; the cells show the model again. */
  discardPending: () => void
}

export type WeekGridProps = {
  captionLevel?: 2 | 3 | 4
  columns: readonly GridColumn[]
  groups: readonly GridGroup[]
  labels: GridLabels
  /** How other programs read the text of a cell: what the clipboard gets. */
  clipboardText: (text: string) => string
  /**
   * Takes all edits in one step or none of them. Answers the ones it refuses, none when they are taken; the refused
   * text of a single edit stays in its open editor.
   */
  onEdits: (edits: readonly GridEdit[]) => readonly RejectedEdit[]
  /** After a paste, a fill or a clearing of more than one cell, whatever became of it. */
  onBatch?: (outcome: GridBatchOutcome) => void
  /** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z, while no text is being edited. */
  onUndo?: () => void
  onRedo?: () => void
  /** Given, captions have a button and fold; the caller keeps what is folded. */
  onFold?: (groupId: string, folded: boolean) => void
  /** Enter, F2 or double click on a cell that cannot be edited, a tap on it, or Alt+Enter on any cell. */
  onInspect?: (address: GridAddress, cell: HTMLElement) => void
  /** Shift+F2 on a cell. */
  onAnnotate?: (address: GridAddress, cell: HTMLElement) => void
  /** The button in a week's head, and Shift+F2 while a whole week is selected. */
  onAnnotateWeek?: (week: number, anchor: HTMLElement) => void
  /** What the line below the grid says about the selection. Only this line is rendered when the selection changes. */
  renderStatus?: (selection: GridSelection) => ReactNode
  /** Tells of text that the model does not have: what is being typed and what was refused. */
  onPendingChange?: (pending: GridPending) => void
  /** Given, no cell can be edited, and the grid says why. */
  readOnlyReason?: string
  /** Which summary columns stand; without it those that a row has a value for. */
  summaries?: readonly ('sum' | 'average')[]
  /**
   * On paper: the sums and averages of these weeks alone, by row. Without it each block shows those of the whole sheet.
   */
  summariesOfWeeks?: (weeks: readonly number[]) => ReadonlyMap<string, RowSummaries>
  ref?: Ref<WeekGridHandle>
}
