import { memo } from 'react'
import type { GridColumn, GridLabels } from '../grid-model'
import { skippedStyle, standingColumns, type SheetView } from './sheet-view'
import * as rowStyles from './grid-row.module.css'
import * as styles from './week-header.module.css'
import * as cellStyles from './grid-cell.module.css'

const weeksLook = `${rowStyles.row} ${styles.head} ${styles.weeks}`
const lineLook = `${rowStyles.row} ${styles.head} ${styles.line}`
const summaryLook = `${styles.header} ${cellStyles.summary}`

const flag = (on: boolean | undefined) => (on === true ? '' : undefined)

const weekState = ({ isOld, isCurrent }: GridColumn, labels: GridLabels): string | undefined => {
  if (isCurrent) return labels.currentWeek
  return isOld ? labels.oldWeek : undefined
}

/** Everything about a week beside its number and dates: shown where the pointer rests, and said. */
const remarkOf = (column: GridColumn, labels: GridLabels): string | undefined => {
  const parts = [
    weekState(column, labels),
    column.badge?.title,
    column.annotated === true ? labels.annotated : undefined,
  ].filter(part => part !== undefined)
  return parts.length > 0 ? parts.join('. ') : undefined
}

const Weeks = ({ columns, labels, summaries, annotatesWeeks }: SheetView) => (
  <div className={weeksLook} aria-hidden="true">
    <div className={rowStyles.label} data-corner="">
      {labels.rowHeader}
    </div>
    {columns.map(column => (
      <div
        key={column.week}
        className={styles.header}
        title={remarkOf(column, labels)}
        data-head-week={column.week}
        data-old={flag(column.isOld)}
        data-current={flag(column.isCurrent)}
        data-annotated={flag(column.annotated)}
      >
        {column.badge !== undefined && <span className={styles.badge}>{column.badge.text}</span>}
        <span className={styles.week}>{column.title}</span>
        {column.subtitle !== undefined && <span className={styles.dates}>{column.subtitle}</span>}
        {annotatesWeeks && (
          // For the pointer: the keys select the week and ask for its note, and this head is hidden from what reads.
          <span className={styles.annotate} title={`${labels.annotateWeek} ${column.week}`} data-annotate-week="">
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 3h10v7l-3 3H3zM10 13v-3h3M5.5 6h5M5.5 8.5h3" />
            </svg>
          </span>
        )}
      </div>
    ))}
    {summaries.map(kind => (
      <div key={kind} className={summaryLook} data-head-week={kind} data-summary={kind}>
        {labels[kind]}
      </div>
    ))}
  </div>
)

/**
 * The one week header that is seen. It stays above the groups while they scroll, which the header row of a single
 * group cannot; assistive technology reads the header row that each group has for itself.
 */
export const SheetWeeks = memo(({ view }: { view: SheetView }) => <Weeks {...view} />)
SheetWeeks.displayName = 'SheetWeeks'

const HeaderCells = ({ view }: { view: SheetView }) => (
  <div role="presentation" className={rowStyles.cells}>
    {standingColumns(view).map(({ column, index, skipped }) => (
      <div
        key={column.week}
        role="columnheader"
        className={styles.header}
        style={skippedStyle(skipped)}
        aria-colindex={index + 2}
        aria-current={column.isCurrent ? 'date' : undefined}
        aria-description={remarkOf(column, view.labels)}
        data-week={column.week}
        data-old={flag(column.isOld)}
        data-current={flag(column.isCurrent)}
      >
        <span className={styles.said}>
          {column.subtitle === undefined ? column.title : `${column.title} ${column.subtitle}`}
        </span>
      </div>
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
