import { useTranslation } from '@veckovis/platform'
import { useMemo } from 'react'
import type { ChartView } from '../../../context/view'
import { countMarks, type ChartWeek } from '../chart-weeks'
import type { WeeksAhead } from './draw-ahead'
import { LineCanvas } from './line-canvas'
import { weekFigures } from '../week-texts'
import { WeekSlider } from './week-slider'
import { WeekTooltip } from './week-tooltip'

export type EfficiencyPlotProps = {
  readonly weeks: readonly ChartWeek[]
  readonly weekNumbers: readonly number[]
  readonly view: ChartView
  readonly currentIndex: number
  readonly height: number
  readonly ahead?: WeeksAhead | undefined
  readonly onExplain?: ((week: number, anchor: HTMLElement) => void) | undefined
}

const useSummary = (weeks: readonly ChartWeek[], view: ChartView): string => {
  const { t } = useTranslation('mf-forecast')
  return useMemo(() => {
    const counts = countMarks(weeks.map(({ mark }) => mark))
    const [first] = weeks
    return t(view === 'own' ? 'chart.summary' : 'chart.summaryCumulative', {
      from: first?.week,
      to: weeks.at(-1)?.week,
      proper: counts['properly-staffed'],
      under: counts.understaffed,
      over: counts.overstaffed,
      flagged: weeks.filter(({ isFlagged }) => isFlagged).length,
    })
  }, [weeks, view, t])
}

const useWeekText = (view: ChartView, from: number) => {
  const { t } = useTranslation('mf-forecast')
  const key = view === 'own' ? 'chart.weekText' : 'chart.weekTextCumulative'
  return (week: ChartWeek): string => t(key, { ...weekFigures(week, t), from })
}

/** The drawing of needed and available hours with its pointer and keys. */
export const EfficiencyPlot = (props: EfficiencyPlotProps) => {
  const { weeks, weekNumbers, view, currentIndex, height, onExplain, ahead } = props
  const summary = useSummary(weeks, view)
  const from = weekNumbers[0] ?? 1
  const textOf = useWeekText(view, from)
  const weekAt = (index: number): ChartWeek => {
    const week = weeks[index]
    if (week === undefined) throw new RangeError(`There is no week at place ${index}`)
    return week
  }
  return (
    <WeekSlider
      {...{ weekNumbers, currentIndex, height, summary, onExplain }}
      textOf={index => textOf(weekAt(index))}
      drawing={width => <LineCanvas {...{ weeks, weekNumbers, currentIndex, width, height, ahead }} label={summary} />}
      tooltip={index => <WeekTooltip {...{ view, from }} week={weekAt(index)} canExplain={onExplain !== undefined} />}
    />
  )
}
