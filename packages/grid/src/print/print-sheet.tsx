import type { GridColumn, GridGroup, GridRow } from '../grid-model'
import { ReadText } from '../view/read-text'
import type { SheetView } from '../view/sheet-view'
import { weekBlocks, type WeekBlock } from './week-blocks'
import * as styles from './print-sheet.module.css'

type BlockProps = { block: WeekBlock; view: SheetView }

const weeksOf = ({ view, block }: BlockProps): readonly GridColumn[] => view.columns.slice(block.from, block.to)

const PrintRow = ({ row, view, block }: BlockProps & { row: GridRow }) => (
  <tr data-tone={row.tone ?? 'normal'}>
    <th scope="row" data-indent={row.indent}>
      {row.label}
    </th>
    {weeksOf({ view, block }).map((column, index) => {
      const cell = row.cells[block.from + index]
      return (
        <td key={column.week} data-tone={cell?.tone} data-current={column.isCurrent ? '' : undefined}>
          {cell !== undefined && <ReadText {...cell} />}
        </td>
      )
    })}
    {view.summaries.map(kind => (
      <td key={kind} className={styles.sum}>
        {row[kind]}
      </td>
    ))}
  </tr>
)

const PrintHead = ({ view, block }: BlockProps) => (
  <thead>
    <tr>
      <th scope="col">{view.labels.rowHeader}</th>
      {weeksOf({ view, block }).map(column => (
        <th key={column.week} scope="col" data-current={column.isCurrent ? '' : undefined}>
          {column.title}
          {column.badge !== undefined && ` ${column.badge.text}`}
          {column.subtitle !== undefined && <small>{column.subtitle}</small>}
        </th>
      ))}
      {view.summaries.map(kind => (
        <th key={kind} scope="col" className={styles.sum} data-summary={kind}>
          {view.labels[kind]}
        </th>
      ))}
    </tr>
  </thead>
)

/** The sheet for paper: thirteen weeks on a page, every group below the other, each with its weeks and its sums. */
export const PrintSheet = ({ groups, view }: { groups: readonly GridGroup[]; view: SheetView }) => (
  <div className={styles.print} data-part="paper">
    {weekBlocks(view.columns.length).map(block => (
      <div key={block.from} className={styles.block}>
        {groups
          .filter(group => group.folded !== true)
          .map(group => (
            <table key={group.id}>
              <caption>{group.caption}</caption>
              <PrintHead view={view} block={block} />
              <tbody>
                {group.rows.map(row => (
                  <PrintRow key={row.id} row={row} view={view} block={block} />
                ))}
              </tbody>
            </table>
          ))}
      </div>
    ))}
  </div>
)
