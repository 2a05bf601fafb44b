import type { ReactNode, Ref } from 'react'
import type { SharedScroll } from './shared-scroll'

export type GridColumn = {
  week: number
  title: string
  subtitle?: string
  isOld: boolean
  isCurrent: boolean
}

export type GridCell = {
  /** What stands in the cell. The grid shows it and never reads a number out of it. */
  text: string
  /** What the editor opens with, when that differs from the text. */
  editText?: string
  editable: boolean
  dirty: boolean
  /** Why the value does not hold, when it does not. */
  invalid?: string
  tone?: 'normal' | 'good' | 'bad' | 'muted'
  /** Said by a screen reader after the value. */
  description?: string
  /** Shown when the pointer rests on the cell. */
  title?: string
}

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

export type GridLabels = {
  rowHeader: string
  sum: string
  average: string
  readOnly: string
  changed: string
  invalid: string
  oldWeek: string
  currentWeek: string
}

export type GridEdit = { rowId: string; week: number; text: string }

export type RejectedEdit = GridEdit & { message: string }

/** Text that stands in the grid but not (yet) in the caller's model. */
export type GridPending = { editing: boolean; rejected: readonly RejectedEdit[] }

export type WeekGridHandle = {
  /** False when there is no such cell. */
  focusCell: (rowId: string, week: number) => boolean
  /** Throws away what is being typed and what was refused; the cells show the model again. */
  discardPending: () => void
}

export type WeekGridProps = {
  caption: string
  captionLevel?: 2 | 3 | 4
  columns: readonly GridColumn[]
  rows: readonly GridRow[]
  labels: GridLabels
  /** Answers null when the text is taken, else what is wrong with it; the text then stays in its open editor. */
  onEdit: (edit: GridEdit) => string | null
  /** Tells of text that the model does not have: what is being typed and what was refused. */
  onPendingChange?: (pending: GridPending) => void
  /** Given, no cell can be edited, and the grid says why. */
  readOnlyReason?: string
  sharedScroll?: SharedScroll
  /** Which summary columns stand, for tables that shall line up; without it those that a row has a value for. */
  summaries?: readonly ('sum' | 'average')[]
  ref?: Ref<WeekGridHandle>
}
