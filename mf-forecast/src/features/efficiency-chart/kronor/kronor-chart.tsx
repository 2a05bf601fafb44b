import type { ForecastInput, ForecastResult } from '@veckovis/domain/forecast'
import { withTexts } from '@veckovis/platform'
import { useMemo } from 'react'
import en from '../../../../locales/kronor/en.json'
import sv from '../../../../locales/kronor/sv.json'
import type { ChartView } from '../../../context/view'
import * as chart from '../efficiency-chart.module.css'
import { WeekSlider } from '../plot/week-slider'
import { KronorCanvas } from './kronor-canvas'
import { KronorLegend } from './kronor-legend'
import { KronorTable } from './kronor-table'
import { KronorTooltip } from './kronor-tooltip'
import { kronorLines, kronorWeeks, type KronorWeek } from './kronor-weeks'
import { figuresOf, useKronorTexts } from './use-kronor-texts'

export type KronorChartProps = {
  /** What the result was calculated from. */
  readonly counted: ForecastInput
  readonly result: ForecastResult
  readonly weekNumbers: readonly number[]
  readonly view: ChartView
  readonly currentIndex: number
  readonly height: number
  readonly showsTable: boolean
  readonly tableId: string
  readonly onExplain?: ((week: number, anchor: HTMLElement) => void) | undefined
}

const weekAt = (weeks: readonly KronorWeek[], index: number): KronorWeek => {
  const week = weeks.at(index)
  if (week === undefined) throw new RangeError(`There is no week at place ${index}`)
  return week
}

const Chart = (props: KronorChartProps) => {
  const { counted, result, weekNumbers, view, currentIndex, height, showsTable, tableId, onExplain } = props
  const weeks = useMemo(() => kronorWeeks(counted, result, view), [counted, result, view])
  // What the period comes to is the last of the running sums, whichever view is shown.
  const whole = useMemo(() => figuresOf(weekAt(kronorWeeks(counted, result, 'cumulative'), -1)), [counted, result])
  const { nameOf, weekText, summary } = useKronorTexts(view, result.range.startWeek)
  const label = summary(result.range.endWeek, whole)
  const [first] = weeks
  const lines = kronorLines.filter(line => first?.figures[line] !== undefined)
  return (
    <>
      <KronorLegend lines={lines} nameOf={nameOf} />
      <div className={chart.frame} style={{ minBlockSize: height }}>
        <WeekSlider
          {...{ weekNumbers, currentIndex, height, onExplain }}
          summary={label}
          textOf={index => weekText(weekAt(weeks, index))}
          drawing={width => <KronorCanvas {...{ weeks, weekNumbers, currentIndex, width, height, label }} />}
          tooltip={index => (
            <KronorTooltip week={weekAt(weeks, index)} nameOf={nameOf} canExplain={onExplain !== undefined} />
          )}
        />
      </div>
      {showsTable && <KronorTable id={tableId} {...{ weeks, nameOf, onExplain }} />}
    </>
  )
}

/**
 * Income and costs per week or since the start of the range, and where settings move the costs what they would be
 * without. Its texts come with it, and not with the page.
 */
export const KronorChart = withTexts('forecast-kronor', { sv, en }, Chart)
