import { memo } from 'react'
import { MemoizedWeekCell } from './grid-cell'
import type { GridCell, GridColumn, GridLabels, GridRow } from './grid-model'

type RowProps = {
  row: GridRow
  rowIndex: number
  columns: readonly GridColumn[]
  labels: GridLabels
  hasSum: boolean
  hasAverage: boolean
  readOnly: boolean
}

const cellFor = (row: GridRow, column: GridColumn, index: number): GridCell => {
  const cell = row.cells[index]
  if (cell === undefined) throw new Error(`Row ${row.id} has no cell for week ${column.week}`)
  return cell
}

const RowHeader = ({ row, labels }: { row: GridRow; labels: GridLabels }) => (
  <div
    role="rowheader"
    className="vk-grid__label"
    aria-colindex={1}
    aria-label={row.labelAction === undefined ? undefined : row.label}
    aria-description={row.status === 'dirty' ? labels.changed : undefined}
    tabIndex={row.labelAction === undefined ? -1 : undefined}
    data-indent={row.indent}
  >
    <span className="vk-grid__name" title={row.label}>
      {row.label}
    </span>
    {row.labelAction}
  </div>
)

const SummaryCell = ({ kind, index, text }: { kind: 'sum' | 'average'; index: number; text: string | undefined }) => (
  <div
    role="gridcell"
    className="vk-grid__cell vk-grid__summary"
    aria-colindex={index}
    aria-readonly
    tabIndex={-1}
    data-summary={kind}
  >
    {text}
  </div>
)

const Row = ({ row, rowIndex, columns, labels, hasSum, hasAverage, readOnly }: RowProps) => {
  const sumIndex = columns.length + 2
  return (
    <div
      role="row"
      className="vk-grid__row"
      aria-rowindex={rowIndex}
      data-row-id={row.id}
      data-status={row.status}
      data-tone={row.tone ?? 'normal'}
    >
      <RowHeader row={row} labels={labels} />
      {columns.map((column, index) => (
        <MemoizedWeekCell
          key={column.week}
          cell={cellFor(row, column, index)}
          column={column}
          columnIndex={index + 2}
          rowLabel={row.label}
          readOnly={readOnly}
          changedLabel={labels.changed}
          invalidLabel={labels.invalid}
        />
      ))}
      {hasSum && <SummaryCell kind="sum" index={sumIndex} text={row.sum} />}
      {hasAverage && <SummaryCell kind="average" index={sumIndex + (hasSum ? 1 : 0)} text={row.average} />}
    </div>
  )
}

export const MemoizedGridRow = memo(Row)
