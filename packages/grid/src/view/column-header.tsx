import { memo } from 'react'
import type { SheetColumn } from '../core/content/sheet-content'
import { flag } from './cell-look'
import type { SheetLabels } from './sheet-props'
import { skippedStyle, type SheetView } from './sheet-view'
import * as rowStyles from './grid-row.module.css'
import * as styles from './column-header.module.css'
import * as cellStyles from './grid-cell.module.css'

const weeksLook = `${rowStyles.row} ${styles.head} ${styles.weeks}`
const lineLook = `${rowStyles.row} ${styles.head} ${styles.line}`
const summaryLook = `${styles.header} ${cellStyles.summary}`

const weekState = ({ isPast, isCurrent }: SheetColumn, labels: SheetLabels): string | undefined => {
  if (isCurrent) return labels.currentColumn
  return isPast ? labels.pastColumn : undefined
}

/** Everything about a week beside its number and dates: shown where the pointer rests, and said. */
const remarkOf = (column: SheetColumn, labels: SheetLabels): string | undefined => {
  const parts = [
    weekState(column, labels),
    column.badge?.title,
    column.annotated === true ? labels.annotated : undefined,
  ].filter(part => part !== undefined)
  return parts.length > 0 ? parts.join('. ') : undefined
}

/** What a narrow head has no room for. */
const wholeTitle = (column: SheetColumn, labels: SheetLabels): string =>
  [column.title, column.subtitle, remarkOf(column, labels)].filter(part => part !== undefined).join('. ')

type HeadsProps = { view: Pick<SheetView, 'columns' | 'labels' | 'summaries' | 'dense' | 'annotatesColumns'> }

const Weeks = ({ view: { columns, labels, summaries, dense, annotatesColumns } }: HeadsProps) => (
  <div className={weeksLook} aria-hidden="true">
    <div className={rowStyles.label} data-corner="">
      {labels.rowHeader}
    </div>
    {columns.map(column => (
      <div
        key={column.id}
        className={styles.header}
        title={dense ? wholeTitle(column, labels) : remarkOf(column, labels)}
        data-head={column.id}
        data-past={flag(column.isPast)}
        data-current={flag(column.isCurrent)}
        data-rest={flag(column.isRest)}
        data-annotated={flag(column.annotated)}
      >
        {column.badge !== undefined && <span className={styles.badge}>{column.badge.text}</span>}
        <span className={styles.week}>{dense ? (column.shortTitle ?? column.title) : column.title}</span>
        {column.subtitle !== undefined && !dense && <span className={styles.dates}>{column.subtitle}</span>}
        {annotatesColumns && !dense && (
          // For the pointer: the keys select the week and ask for its note, and this head is hidden from what reads.
          <span className={styles.annotate} title={`${labels.annotateColumn} ${column.id}`} data-annotate-column="">
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 3h10v7l-3 3H3zM10 13v-3h3M5.5 6h5M5.5 8.5h3" />
            </svg>
          </span>
        )}
      </div>
    ))}
    {summaries.map(kind => (
      <div key={kind} className={summaryLook} data-head={kind} data-summary={kind}>
        {labels[kind]}
      </div>
    ))}
  </div>
)

/**
 * The one week header that is seen. It stays above the groups while they scroll, which the header row of a single
 * group cannot; assistive technology reads the header row that each group has for itself.
 */
export const ColumnHeads = memo(
  Weeks,
  ({ view: a }, { view: b }) =>
    a === b ||
    (a.columns === b.columns &&
      a.labels === b.labels &&
      a.summaries.join() === b.summaries.join() &&
      a.dense === b.dense &&
      a.annotatesColumns === b.annotatesColumns),
)
ColumnHeads.displayName = 'ColumnHeads'

type HeaderCellProps = { column: SheetColumn; index: number; skipped: number; labels: SheetLabels }

/** Of columns that come and go the others are not looked at again. */
const HeaderCell = memo(({ column, index, skipped, labels }: HeaderCellProps) => (
  <div
    role="columnheader"
    className={styles.header}
    style={skippedStyle(skipped)}
    aria-colindex={index + 2}
    aria-current={column.isCurrent ? 'date' : undefined}
    aria-description={remarkOf(column, labels)}
    {...{ [`data-${column.kind}`]: column.id }}
    data-past={flag(column.isPast)}
    data-current={flag(column.isCurrent)}
  >
    <span className={styles.said}>
      {column.subtitle === undefined ? column.title : `${column.title} ${column.subtitle}`}
    </span>
  </div>
))
HeaderCell.displayName = 'HeaderCell'

const HeaderCells = ({ view }: { view: SheetView }) => (
  <div role="presentation" className={rowStyles.cells}>
    {view.standingColumns.map(standing => (
      <HeaderCell key={standing.column.id} {...standing} labels={view.labels} />
    ))}
  </div>
)

/** The header row of one group, drawn as the line that its caption stands on. */
export const GroupHeaderRow = memo(({ view }: { view: SheetView }) => (
  <div role="row" className={lineLook} aria-rowindex={1}>
    <div role="columnheader" className={rowStyles.label} aria-colindex={1}>
      <span className={styles.said}>{view.labels.rowHeader}</span>
    </div>
    <HeaderCells view={view} />
    {view.summaries.map((kind, index) => (
      <div
        key={kind}
        role="columnheader"
        className={summaryLook}
        aria-colindex={view.columns.length + 2 + index}
        data-summary={kind}
      >
        <span className={styles.said}>{view.labels[kind]}</span>
      </div>
    ))}
  </div>
))
GroupHeaderRow.displayName = 'GroupHeaderRow'
