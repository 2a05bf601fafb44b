import { memo } from 'react'
import type { GridCell, GridColumn, GridRow } from '../grid-model'
import { MemoizedWeekCell } from './grid-cell'
import { standingColumns, type SheetView } from './sheet-view'
import * as styles from './grid-row.module.css'
import * as cellStyles from './grid-cell.module.css'

type RowProps = { row: GridRow; rowIndex: number; view: SheetView }

const cellFor = (row: GridRow, column: GridColumn, index: number): GridCell => {
  const cell = row.cells[index]
  if (cell === undefined) throw new Error(`Row ${row.id} has no cell for week ${column.week}`)
  return cell
}

const RowHeader = ({ row, view }: Pick<RowProps, 'row' | 'view'>) => (
  <div
    role="rowheader"
    className={styles.label}
    aria-colindex={1}
    aria-label={row.labelAction === undefined ? undefined : row.label}
    aria-description={row.status === 'dirty' ? view.labels.changed : undefined}
    tabIndex={-1}
    data-indent={row.indent}
  >
    <span className={styles.name} title={row.label}>
      {row.label}
    </span>
    {row.labelAction}
  </div>
)

const summaryLook = `${cellStyles.cell} ${cellStyles.summary}`

const SummaryCell = ({ kind, index, text }: { kind: 'sum' | 'average'; index: number; text: string | undefined }) => (
  <div role="gridcell" className={summaryLook} aria-colindex={index} aria-readonly tabIndex={-1} data-summary={kind}>
    {text}
  </div>
)

const Row = ({ row, rowIndex, view }: RowProps) => (
  <div
    role="row"
    className={styles.row}
    aria-rowindex={rowIndex}
    data-row-id={row.id}
    data-status={row.status}
    data-tone={row.tone ?? 'normal'}
  >
    <RowHeader row={row} view={view} />
    <div role="presentation" className={styles.cells}>
      {standingColumns(view).map(({ column, index, skipped }) => (
        <MemoizedWeekCell
          key={column.week}
          cell={cellFor(row, column, index)}
          column={column}
          columnIndex={index + 2}
          skipped={skipped}
          rowLabel={row.label}
          readOnly={view.readOnly}
          labels={view.labels}
        />
      ))}
    </div>
    {view.summaries.map((kind, index) => (
      <SummaryCell key={kind} kind={kind} index={view.columns.length + 2 + index} text={row[kind]} />
    ))}
  </div>
)

/** A row whose object is the same is not looked at again. */
export const MemoizedGridRow = memo(Row)
