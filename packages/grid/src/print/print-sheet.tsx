import type { SheetColumn, RowSummaries } from '../core/content/sheet-content'
import type { PaperParts, SheetGroup, SheetRow } from '../view/sheet-props'
import { CellMarks, paperText } from '../view/cell-marks'
import { ReadText } from '../view/read-text'
import type { SheetView } from '../view/sheet-view'
import { columnBlocks, type ColumnBlock } from './column-blocks'
import * as styles from './print-sheet.module.css'

type SummariesOfColumns = (weeks: readonly number[]) => ReadonlyMap<string, RowSummaries>

/** Sums of some weeks, named by them where there are others on the sheet. */
type PaperSums = { from: SheetColumn; to: SheetColumn; of: (row: SheetRow) => RowSummaries }

type BlockProps = { weeks: readonly SheetColumn[]; firstPlace: number; sums: readonly PaperSums[]; view: SheetView }

const PrintRow = ({ row, weeks, firstPlace, sums, view }: BlockProps & { row: SheetRow }) => (
  <tr data-tone={row.tone ?? 'normal'}>
    <th scope="row" data-indent={row.indent}>
      {row.label}
    </th>
    {weeks.map((column, index) => {
      const cell = row.cells[firstPlace + index]
      return (
        <td key={column.id} data-tone={cell?.tone} data-current={column.isCurrent ? '' : undefined}>
          {cell !== undefined && <ReadText cell={cell} />}
          {cell?.marks !== undefined && (
            <>
              <CellMarks marks={cell.marks} />
              {paperText(cell.marks) !== '' && <small>{paperText(cell.marks)}</small>}
            </>
          )}
        </td>
      )
    })}
    {sums.flatMap(({ from, to, of }) =>
      view.summaries.map(kind => (
        <td key={`${kind} ${from.id} ${to.id}`} className={styles.sum}>
          {of(row)[kind]}
          {kind === 'sum' && of(row).sumNote !== undefined && <small>{of(row).sumNote}</small>}
        </td>
      )),
    )}
  </tr>
)

const PrintHead = ({ weeks, sums, view }: BlockProps) => (
  <thead>
    <tr>
      <th scope="col">{view.labels.rowHeader}</th>
      {weeks.map(column => (
        <th key={column.id} scope="col" data-current={column.isCurrent ? '' : undefined}>
          {column.title}
          <small>
            {column.badge !== undefined && <span className={styles.badge}>{column.badge.text}</span>}
            {column.subtitle}
          </small>
        </th>
      ))}
      {sums.flatMap(({ from, to }) =>
        view.summaries.map(kind => (
          <th key={`${kind} ${from.id} ${to.id}`} scope="col" className={styles.sum} data-summary={kind}>
            {view.labels[kind]}
            <small>
              {from.title}–{to.title}
            </small>
          </th>
        )),
      )}
    </tr>
  </thead>
)

/** What a block ends in: the sums of its own weeks, and in the last one those of the whole sheet too. */
const sumsOf = (view: SheetView, { from, to }: ColumnBlock, summariesOfColumns?: SummariesOfColumns): PaperSums[] => {
  const { columns } = view
  const [first, last, start, end] = [columns[0], columns.at(-1), columns[from], columns[to - 1]]
  if (first === undefined || last === undefined || start === undefined || end === undefined) return []
  const whole: PaperSums = { from: first, to: last, of: row => row }
  if (summariesOfColumns === undefined || (from === 0 && to === columns.length)) return [whole]
  const rows = summariesOfColumns(columns.slice(from, to).map(({ id }) => id))
  const own: PaperSums = { from: start, to: end, of: row => rows.get(row.id) ?? {} }
  return to === columns.length ? [own, whole] : [own]
}

type PartProps = { groups: readonly SheetGroup[]; parts: BlockProps }

/** Every group is a table of its own, with its name above it. */
const Tables = ({ groups, parts }: PartProps) =>
  groups.map(group => (
    <table key={group.id}>
      <caption>{group.caption}</caption>
      <PrintHead {...parts} />
      <tbody>
        {group.rows.map(row => (
          <PrintRow key={row.id} row={row} {...parts} />
        ))}
      </tbody>
    </table>
  ))

/** All groups below one head, which every page that the rows go on to repeats. */
const LongTable = ({ groups, parts }: PartProps) => {
  const { weeks, sums, view } = parts
  const [first, last] = [weeks[0], weeks.at(-1)]
  return (
    <table aria-label={`${first?.title}–${last?.title}`} data-long="">
      <PrintHead {...parts} />
      {groups.map(group => (
        <tbody key={group.id}>
          <tr className={styles.groupName}>
            <th scope="rowgroup" colSpan={1 + weeks.length + sums.length * view.summaries.length}>
              {group.caption}
            </th>
          </tr>
          {group.rows.map(row => (
            <PrintRow key={row.id} row={row} {...parts} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

type PrintSheetProps = {
  groups: readonly SheetGroup[]
  view: SheetView
  summariesOfColumns: SummariesOfColumns | undefined
  paper: PaperParts
}

/** The sheet for paper: a quarter on a page, or half a year, with all groups below each other and the sums of its weeks. */
export const PrintSheet = ({ groups, view, summariesOfColumns, paper }: PrintSheetProps) => (
  <div className={styles.print} data-part="paper">
    {columnBlocks(view.columns, paper).map(block => {
      const weeks = view.columns.slice(block.from, block.to)
      const parts = { weeks, firstPlace: block.from, sums: sumsOf(view, block, summariesOfColumns), view }
      const shown = groups.filter(group => group.folded !== true)
      return (
        <div key={block.from} className={styles.block} data-paper={paper}>
          {paper === 'halves' ? <LongTable groups={shown} parts={parts} /> : <Tables groups={shown} parts={parts} />}
        </div>
      )
    })}
  </div>
)
