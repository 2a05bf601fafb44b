import { memo } from 'react'
import type { GridCell, GridColumn, GridLabels } from '../grid-model'
import { skippedStyle } from './sheet-view'
import { ReadText } from './read-text'
import * as styles from './grid-cell.module.css'

type CellProps = {
  cell: GridCell
  column: GridColumn
  columnIndex: number
  /** Columns before it that do not stand in the document. */
  skipped: number
  rowLabel: string
  readOnly: boolean
  labels: GridLabels
}

const descriptionOf = ({ cell, labels }: CellProps): string | undefined => {
  const parts = [
    cell.invalid === undefined ? undefined : `${labels.invalid}: ${cell.invalid}`,
    cell.dirty ? labels.changed : undefined,
    cell.annotated === true ? labels.annotated : undefined,
    cell.description,
  ].filter(part => part !== undefined)
  return parts.length > 0 ? parts.join('. ') : undefined
}

const flag = (on: boolean | undefined) => (on === true ? '' : undefined)

/** Stands in for an input until the cell is entered, and is found and said as one. */
const CellText = (props: CellProps) => {
  const { cell, column, rowLabel } = props
  return (
    <span
      role="textbox"
      className={styles.text}
      tabIndex={-1}
      aria-label={`${rowLabel}, ${column.title}`}
      aria-description={descriptionOf(props)}
      aria-invalid={cell.invalid === undefined ? undefined : true}
      data-edit-text={cell.editText}
      data-invalid={cell.invalid}
    >
      {cell.text}
    </span>
  )
}

const WeekCell = (props: CellProps) => {
  const { cell, column, columnIndex, skipped, readOnly } = props
  const editable = cell.editable && !column.isOld && !readOnly
  return (
    <div
      role="gridcell"
      className={styles.cell}
      style={skippedStyle(skipped)}
      aria-colindex={columnIndex}
      aria-readonly={!editable}
      aria-invalid={!editable && cell.invalid !== undefined ? true : undefined}
      aria-description={editable ? undefined : descriptionOf(props)}
      tabIndex={editable ? undefined : -1}
      title={cell.title}
      data-week={column.week}
      data-tone={cell.tone ?? 'normal'}
      data-dirty={flag(cell.dirty)}
      data-annotated={flag(cell.annotated)}
      data-old={flag(column.isOld)}
      data-current={flag(column.isCurrent)}
      data-editable={flag(editable)}
      data-invalid={editable ? undefined : cell.invalid}
    >
      {editable ? <CellText {...props} /> : <ReadText {...cell} />}
    </div>
  )
}

const sameCell = (a: GridCell, b: GridCell) =>
  a === b ||
  (a.text === b.text &&
    a.breakAfter === b.breakAfter &&
    a.editText === b.editText &&
    a.editable === b.editable &&
    a.dirty === b.dirty &&
    a.invalid === b.invalid &&
    a.tone === b.tone &&
    a.description === b.description &&
    a.title === b.title &&
    a.annotated === b.annotated)

/** A recalculated row has new cell objects throughout; only those that look different are rendered. */
export const MemoizedWeekCell = memo(
  WeekCell,
  (a, b) =>
    sameCell(a.cell, b.cell) &&
    a.column === b.column &&
    a.columnIndex === b.columnIndex &&
    a.skipped === b.skipped &&
    a.rowLabel === b.rowLabel &&
    a.readOnly === b.readOnly &&
    a.labels === b.labels,
)
