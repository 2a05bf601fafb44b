import type { ReactNode, Ref } from 'react'
import type {
  RejectedEdit,
  RowContent,
  RowSummaries,
  SheetAddress,
  SheetBatchOutcome,
  SheetColumn,
  SheetEdit,
  SheetEditWay,
  SheetPending,
  SheetSelection,
} from '../core/content/sheet-content'

export type SheetRow = RowContent &
  RowSummaries & {
    label: string
    tone?: 'normal' | 'grey' | 'strong'
    status: 'normal' | 'dirty' | 'reset'
    labelAction?: ReactNode
    indent?: number
  }

/** Rows under one caption: a grid of its own for assistive technology, one sheet with the others for keys and ranges. */
export type SheetGroup = {
  id: string
  caption: string
  rows: readonly SheetRow[]
  /** Its rows are put away behind the caption. */
  folded?: boolean
  /** The last group, such as sums: it stays in sight at the bottom while the rows above it are scrolled. */
  foot?: boolean
}

export type SheetLabels = {
  rowHeader: string
  sum: string
  average: string
  readOnly: string
  changed: string
  invalid: string
  pastColumn: string
  currentColumn: string
  annotated: string
  /** Name of the button in front of a caption that puts its rows away. */
  fold: string
  unfold: string
  /** Name of the handle that fills the selection to the right. */
  fill: string
  /** Name of the button in a column's head that asks for what is written about the column; its id follows. */
  annotateColumn: string
}

/** How the columns of a sheet stand on paper: a quarter of a year's weeks across a page, or half of them. */
export type PaperParts = 'quarters' | 'halves'

/**
 * `dense`: all columns at once, as narrow as that takes; cells are colour and depth, and a flag shows the figure of the
 * one that the pointer or the keys are on. Without sums, which have no room.
 */
export type SheetDensity = 'comfortable' | 'dense'

export type SheetHandle = {
  /** Puts the focus where it was in the sheet last, at first where Tab enters it. False when no cell stands. */
  focus: () => boolean
  /** False when there is no such cell. */
  focusCell: (rowId: string, column: number) => boolean
  /** Scrolls sideways so that the column stands in the middle and the first one in sight is whole. */
  showColumn: (column: number) => void
  /** Throws away what is being typed and what was refused; the cells show the model again. */
  discardPending: () => void
}

export type SheetProps = {
  captionLevel?: 2 | 3 | 4
  columns: readonly SheetColumn[]
  groups: readonly SheetGroup[]
  labels: SheetLabels
  /** How other programs read the text of a cell: what the clipboard gets. */
  clipboardText: (text: string) => string
  /**
   * Takes all edits in one step or none of them. Answers the ones it refuses, none when they are taken; the refused
   * text of a single edit stays in its open editor. `way` is what the person did to make them.
   */
  onEdits: (edits: readonly SheetEdit[], way: SheetEditWay) => readonly RejectedEdit[]
  /** After a paste, a fill or a clearing of more than one cell, whatever became of it. */
  onBatch?: (outcome: SheetBatchOutcome) => void
  /** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z, while no text is being edited. */
  onUndo?: () => void
  onRedo?: () => void
  /** Given, captions have a button and fold; the caller keeps what is folded. */
  onFold?: (groupId: string, folded: boolean) => void
  /** Enter, F2 or double click on a cell that cannot be edited, a tap on it, or Alt+Enter on any cell. */
  onInspect?: (address: SheetAddress, cell: HTMLElement) => void
  /** Shift+F2 on a cell. */
  onAnnotate?: (address: SheetAddress, cell: HTMLElement) => void
  /** The button in a column's head, and Shift+F2 while a whole column is selected. */
  onAnnotateColumn?: (column: number, anchor: HTMLElement) => void
  /** Keys that are answered by `onOwnKey` over cells that take no text, before the sheet's own: letters as small ones. */
  ownKeys?: readonly string[]
  /** One of them, with what is selected. */
  onOwnKey?: (key: string, selection: SheetSelection) => void
  /**
   * What the line below the grid says about the selection, drawn after the cells are painted. Only this line is rendered
   * when the selection changes.
   */
  renderStatus?: (selection: SheetSelection) => ReactNode
  /** What is selected: when the sheet comes, and with each change of it, before the next key. */
  onSelection?: (selection: SheetSelection) => void
  /** Tells of text that the model does not have: what is being typed and what was refused. */
  onPendingChange?: (pending: SheetPending) => void
  /**
   * Whether rows out of sight stay out of the document: they are all of one height then (`--vk-grid-row-height`), and
   * their names end after so many lines (`--vk-grid-name-lines`). Without it that begins above sixty rows.
   */
  rowWindow?: boolean
  /**
   * `standing`: every cell that takes text is an input from the start, as the fields of a form are. For sheets of few
   * cells: an input is dear to lay out. Without it a cell gets its input when it is entered.
   */
  inputs?: 'entered' | 'standing'
  /**
   * The text that is being typed, at each character, and null when it is no longer: it was taken, after `onEdits`, or
   * refused, or given up. What the caller shows of it elsewhere must not come back as the cell's own text.
   */
  onTyped?: (edit: SheetEdit | null) => void
  /**
   * What is filled in is one line: a row, a column or a list with semicolons that is pasted goes this way, and so does
   * Enter after a text.
   */
  line?: 'row' | 'column'
  /** On the screen; paper is always comfortable. */
  density?: SheetDensity
  /** Given, no cell can be edited, and the grid says why. */
  readOnlyReason?: string
  /** Which summary columns stand; without it those that a row has a value for. */
  summaries?: readonly ('sum' | 'average')[]
  /**
   * On paper: the sums and averages of these columns alone, by row. Without it each block shows those of the whole sheet.
   */
  summariesOfColumns?: (columns: readonly number[]) => ReadonlyMap<string, RowSummaries>
  /**
   * On paper: `quarters` of a year's weeks, and every group a table of its own; or `halves`, with all groups in one table
   * of low rows whose head each page repeats, for cells as short as a letter and a few hours.
   */
  paper?: PaperParts
  ref?: Ref<SheetHandle>
}
