import { memo } from 'react'
import type { GridColumn, GridLabels } from './grid-model'

type HeadProps = { columns: readonly GridColumn[]; labels: GridLabels; hasSum: boolean; hasAverage: boolean }

const weekState = ({ isOld, isCurrent }: GridColumn, labels: GridLabels): string | undefined => {
  if (isCurrent) return labels.currentWeek
  return isOld ? labels.oldWeek : undefined
}

const WeekHeader = ({ column, index, labels }: { column: GridColumn; index: number; labels: GridLabels }) => (
  <div
    role="columnheader"
    className="vk-grid__header"
    aria-colindex={index}
    aria-current={column.isCurrent ? 'date' : undefined}
    aria-description={weekState(column, labels)}
    title={weekState(column, labels)}
    data-week={column.week}
    data-old={column.isOld ? '' : undefined}
    data-current={column.isCurrent ? '' : undefined}
  >
    <span className="vk-grid__week">{column.title}</span>
    {column.subtitle !== undefined && <span className="vk-grid__dates">{column.subtitle}</span>}
  </div>
)

const SummaryHeader = ({ kind, index, label }: { kind: 'sum' | 'average'; index: number; label: string }) => (
  <div role="columnheader" className="vk-grid__header vk-grid__summary" aria-colindex={index} data-summary={kind}>
    {label}
  </div>
)

const Head = ({ columns, labels, hasSum, hasAverage }: HeadProps) => {
  const sumIndex = columns.length + 2
  return (
    <div role="row" className="vk-grid__row vk-grid__head" aria-rowindex={1}>
      <div role="columnheader" className="vk-grid__label" aria-colindex={1}>
        {labels.rowHeader}
      </div>
      {columns.map((column, index) => (
        <WeekHeader key={column.week} column={column} index={index + 2} labels={labels} />
      ))}
      {hasSum && <SummaryHeader kind="sum" index={sumIndex} label={labels.sum} />}
      {hasAverage && <SummaryHeader kind="average" index={sumIndex + (hasSum ? 1 : 0)} label={labels.average} />}
    </div>
  )
}

export const GridHead = memo(Head)
