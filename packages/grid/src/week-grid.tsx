import './week-grid.css'
import { useId, useImperativeHandle, useMemo, useRef, type CSSProperties } from 'react'
import { GridHead } from './grid-head'
import type { GridLabels, WeekGridProps } from './grid-model'
import { MemoizedGridRow } from './grid-row'
import { useGridController } from './use-grid-controller'

const useStableLabels = (labels: GridLabels): GridLabels => {
  const { rowHeader, sum, average, readOnly, changed, invalid, oldWeek, currentWeek } = labels
  return useMemo(
    () => ({ rowHeader, sum, average, readOnly, changed, invalid, oldWeek, currentWeek }),
    [rowHeader, sum, average, readOnly, changed, invalid, oldWeek, currentWeek],
  )
}

type CountStyle = CSSProperties & Record<'--vk-grid-weeks' | '--vk-grid-summaries', number>

const summaryColumns = ({ rows, summaries }: Pick<WeekGridProps, 'rows' | 'summaries'>) => {
  const has = (kind: 'sum' | 'average') => summaries?.includes(kind) ?? rows.some(row => row[kind] !== undefined)
  const hasSum = has('sum')
  const hasAverage = has('average')
  return { hasSum, hasAverage, count: Number(hasSum) + Number(hasAverage) }
}

export const WeekGrid = (props: WeekGridProps) => {
  const { caption, captionLevel = 3, columns, rows, readOnlyReason, ref } = props
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const labels = useStableLabels(props.labels)
  const controller = useGridController({ grid, scroller, bubble }, props)
  const { hasSum, hasAverage, count } = summaryColumns(props)
  const Caption = `h${captionLevel}` as const
  const style: CountStyle = { '--vk-grid-weeks': columns.length, '--vk-grid-summaries': count }
  const readOnly = readOnlyReason !== undefined
  const shared = { columns, labels, hasSum, hasAverage }

  useImperativeHandle(ref, () => ({
    focusCell: (rowId, week) => controller.current?.focusCell(rowId, week) ?? false,
    discardPending: () => controller.current?.discardPending(),
  }))

  return (
    <section className="vk-grid" style={style}>
      <Caption id={`${id}-caption`} className="vk-grid__caption">
        {caption}
      </Caption>
      {readOnly && (
        <p id={`${id}-reason`} className="vk-grid__reason">
          {readOnlyReason}
        </p>
      )}
      <div ref={scroller} className="vk-grid__scroll">
        <div
          ref={grid}
          role="grid"
          aria-labelledby={`${id}-caption`}
          aria-describedby={readOnly ? `${id}-reason` : undefined}
          aria-readonly={readOnly}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1 + count}
        >
          <GridHead {...shared} />
          {rows.map((row, index) => (
            <MemoizedGridRow key={row.id} row={row} rowIndex={index + 2} readOnly={readOnly} {...shared} />
          ))}
        </div>
        <div ref={bubble} id={`${id}-message`} role="alert" className="vk-grid__message" />
      </div>
    </section>
  )
}
