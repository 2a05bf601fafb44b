import type { GridColumn, GridGroup, GridRow, RowSummaries } from '../grid-model'
import { ReadText } from '../view/read-text'
import type { SheetView } from '../view/sheet-view'
import { weekBlocks, type WeekBlock } from './week-blocks'
import * as styles from './print-sheet.module.css'

type SummariesOfWeeks = (weeks: readonly number[]) => ReadonlyMap<string, RowSummaries>

/** Sums of some weeks, named by them where there are others on the sheet. */
type PaperSums = { from: GridColumn; to: GridColumn; of: (row: GridRow) => RowSummaries }

type BlockProps = { weeks: readonly GridColumn[]; firstPlace: number; sums: readonly PaperSums[]; view: SheetView }

const PrintRow = ({ row, weeks, firstPlace, sums, view }: BlockProps & { row: GridRow }) => (
  <tr data-tone={row.tone ?? 'normal'}>
    <th scope="row" data-indent={row.indent}>
      {row.label}
    </th>
    {weeks.map((column, index) => {
      const cell = row.cells[firstPlace + index]
      return (
        <td key={column.week} data-tone={cell?.tone} data-current={column.isCurrent ? '' : undefined}>
          {cell !== undefined && <ReadText {...cell} />}
        </td>
      )
    })}
    {sums.flatMap(({ from, to, of }) =>
      view.summaries.map(kind => (
        <td key={`${kind} ${from.week} ${to.week}`} className={styles.sum}>
          {of(row)[kind]}
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
        <th key={column.week} scope="col" data-current={column.isCurrent ? '' : undefined}>
          {column.title}
          {column.badge !== undefined && ` ${column.badge.text}`}
          {column.subtitle !== undefined && <small>{column.subtitle}</small>}
        </th>
      ))}
      {sums.flatMap(({ from, to }) =>
        view.summaries.map(kind => (
          <th key={`${kind} ${from.week} ${to.week}`} scope="col" className={styles.sum} data-summary={kind}>
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
const sumsOf = (view: SheetView, { from, to }: WeekBlock, summariesOfWeeks?: SummariesOfWeeks): PaperSums[] => {
  const { columns } = view
  const [first, last, start, end] = [columns[0], columns.at(-1), columns[from], columns[to - 1]]
  if (first === undefined || last === undefined || start === undefined || end === undefined) return []
  const whole: PaperSums = { from: first, to: last, of: row => row }
  if (summariesOfWeeks === undefined || (from === 0 && to === columns.length)) return [whole]
  const rows = summariesOfWeeks(columns.slice(from, to).map(({ week }) => week))
  const own: PaperSums = { from: start, to: end, of: row => rows.get(row.id) ?? {} }
  return to === columns.length ? [own, whole] : [own]
}

type PrintSheetProps = {
  groups: readonly GridGroup[]
  view: SheetView
  summariesOfWeeks: SummariesOfWeeks | undefined
}

/** The sheet for paper: a quarter on a page, every group below the other, each with its weeks and its sums. */
export const PrintSheet = ({ groups, view, summariesOfWeeks }: PrintSheetProps) => (
  <div className={styles.print} data-part="paper">
    {weekBlocks(view.columns.map(({ week }) => week)).map(block => {
      const weeks = view.columns.slice(block.from, block.to)
      const parts = { weeks, firstPlace: block.from, sums: sumsOf(view, block, summariesOfWeeks), view }
      return (
        <div key={block.from} className={styles.block}>
          {groups
            .filter(group => group.folded !== true)
            .map(group => (
              <table key={group.id}>
                <caption>{group.caption}</caption>
                <PrintHead {...parts} />
                <tbody>
                  {group.rows.map(row => (
                    <PrintRow key={row.id} row={row} {...parts} />
                  ))}
                </tbody>
              </table>
            ))}
        </div>
      )
    })}
  </div>
)
