import { memo } from 'react'
import type { SheetRow } from './sheet-props'
import { DrawnCells } from './drawn-cells'
import { MemoizedCell } from './grid-cell'
import { cellFor, type SheetView } from './sheet-view'
import { roomFor } from './standing-rows'
import * as styles from './grid-row.module.css'
import * as cellStyles from './grid-cell.module.css'

type RowProps = {
  row: SheetRow
  rowIndex: number
  /** Rows before it that do not stand in the document. */
  skipped: number
  view: SheetView
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

type SummaryProps = { kind: 'sum' | 'average'; index: number; text: string | undefined; note: string | undefined }

const SummaryCell = ({ kind, index, text, note }: SummaryProps) => (
  <div role="gridcell" className={summaryLook} aria-colindex={index} aria-readonly tabIndex={-1} data-summary={kind}>
    {note === undefined ? (
      text
    ) : (
      <span className={cellStyles.lines}>
        {text}
        <small>{note}</small>
      </span>
    )}
  </div>
)

/** The cells of a sheet in which something may be typed. */
const RenderedCells = ({ row, view }: Pick<RowProps, 'row' | 'view'>) => (
  <div role="presentation" className={styles.cells}>
    {view.standingColumns.map(({ column, index, skipped }) => (
      <MemoizedCell
        key={column.id}
        cell={cellFor(row, column, index)}
        column={column}
        columnIndex={index + 2}
        skipped={skipped}
        rowLabel={row.label}
        readOnly={view.readOnly}
        standingInput={view.standingInputs}
        labels={view.labels}
      />
    ))}
  </div>
)

const Row = ({ row, rowIndex, skipped: rowsSkipped, view }: RowProps) => (
  <div
    role="row"
    className={styles.row}
    style={roomFor('marginTop', rowsSkipped)}
    aria-rowindex={rowIndex}
    data-even={view.evenRows ? '' : undefined}
    data-row-id={row.id}
    data-status={row.status}
    data-tone={row.tone ?? 'normal'}
  >
    <RowHeader row={row} view={view} />
    {view.readOnly ? <DrawnCells row={row} view={view} /> : <RenderedCells row={row} view={view} />}
    {view.summaries.map((kind, index) => (
      <SummaryCell
        key={kind}
        kind={kind}
        index={view.columns.length + 2 + index}
        text={row[kind]}
        note={kind === 'sum' ? row.sumNote : undefined}
      />
    ))}
  </div>
)

/** A row whose object is the same is not looked at again. */
export const MemoizedGridRow = memo(Row)
