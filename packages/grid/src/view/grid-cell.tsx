import { memo } from 'react'
import type { SheetCell, SheetColumn } from '../core/content/sheet-content'
import type { SheetLabels } from './sheet-props'
import { skippedStyle } from './sheet-view'
import { cellLook, descriptionOf, flag, sameCell } from './cell-look'
import { CellMarks } from './cell-marks'
import { ReadText } from './read-text'
import * as styles from './grid-cell.module.css'

type CellProps = {
  cell: SheetCell
  column: SheetColumn
  columnIndex: number
  /** Columns before it that do not stand in the document. */
  skipped: number
  rowLabel: string
  readOnly: boolean
  standingInput: boolean
  labels: SheetLabels
}

const nameOf = ({ cell, column, rowLabel }: CellProps) => cell.name ?? `${rowLabel}, ${column.title}`

/** Stands in for an input until the cell is entered, and is found and said as one. */
const CellText = (props: CellProps) => {
  const { cell, standingInput, labels } = props
  const description = descriptionOf(cell, labels)
  // Beside an input that is always there it is no second one: it only holds what the input shows and is called.
  if (standingInput)
    return (
      <span className={styles.text} data-name={nameOf(props)} data-description={description}>
        {cell.text}
      </span>
    )
  return (
    <span
      role="textbox"
      className={styles.text}
      tabIndex={-1}
      aria-label={nameOf(props)}
      aria-description={description}
      aria-invalid={cell.invalid === undefined ? undefined : true}
    >
      {cell.text}
    </span>
  )
}

const ColumnCell = (props: CellProps) => {
  const { cell, column, columnIndex, skipped, readOnly, labels } = props
  const editable = cell.editable && !column.isPast && !readOnly
  return (
    <div
      role="gridcell"
      className={styles.cell}
      style={skippedStyle(skipped)}
      aria-colindex={columnIndex}
      aria-readonly={!editable}
      tabIndex={editable ? undefined : -1}
      {...{ [`data-${column.kind}`]: column.id }}
      data-past={flag(column.isPast)}
      data-current={flag(column.isCurrent)}
      data-rest={flag(column.isRest)}
      data-editable={flag(editable)}
      {...cellLook(cell, labels, editable)}
    >
      {editable ? <CellText {...props} /> : <ReadText cell={cell} />}
      {cell.marks !== undefined && <CellMarks marks={cell.marks} />}
    </div>
  )
}

/** A recalculated row has new cell objects throughout; only those that look different are rendered. */
export const MemoizedCell = memo(
  ColumnCell,
  (a, b) =>
    sameCell(a.cell, b.cell) &&
    a.column === b.column &&
    a.columnIndex === b.columnIndex &&
    a.skipped === b.skipped &&
    a.rowLabel === b.rowLabel &&
    a.readOnly === b.readOnly &&
    a.standingInput === b.standingInput &&
    a.labels === b.labels,
)
