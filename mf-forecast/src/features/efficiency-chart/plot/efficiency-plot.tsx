import { useMeasure } from '@nivo/core'
import { useTranslation } from '@veckovis/platform'
import { VisuallyHidden } from '@veckovis/ui'
import { useId, useMemo } from 'react'
import type { ChartView } from '../../../context/view'
import { countMarks, type ChartWeek } from '../chart-weeks'
import type { WeeksAhead } from './draw-ahead'
import { LineCanvas } from './line-canvas'
import { PlotCursor } from './plot-cursor'
import { useActiveWeek } from './use-active-week'
import { weekFigures } from '../week-texts'
import * as styles from './plot.module.css'

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

/** The drawing with its pointer and keys: one control that goes from week to week and says each. */
export const EfficiencyPlot = (props: EfficiencyPlotProps) => {
  const { weeks, weekNumbers, view, currentIndex, height, onExplain, ahead } = props
  const { t } = useTranslation('mf-forecast')
  const [ref, bounds] = useMeasure()
  const width = Math.floor(bounds.width)
  const helpId = useId()
  const restIndex = currentIndex >= 0 ? currentIndex : weeks.length - 1
  const press = (index: number) => {
    const pressed = weeks[index]
    if (pressed !== undefined && ref.current !== null) onExplain?.(pressed.week, ref.current)
  }
  const active = useActiveWeek({ count: weeks.length, restIndex, width, onPress: press })
  const summary = useSummary(weeks, view)
  const textOf = useWeekText(view, weekNumbers[0] ?? 1)
  const week = weeks[active.index ?? restIndex]
  if (week === undefined) return null
  return (
    <div
      ref={ref}
      className={styles.plot}
      role="slider"
      tabIndex={0}
      aria-label={t('chart.keys')}
      aria-describedby={helpId}
      aria-valuemin={weekNumbers[0]}
      aria-valuemax={weekNumbers.at(-1)}
      aria-valuenow={week.week}
      aria-valuetext={textOf(week)}
      style={{ blockSize: height }}
      {...active.handlers}
    >
      {width > 0 && <LineCanvas {...{ weeks, weekNumbers, currentIndex, width, height, ahead }} label={summary} />}
      {active.index !== null && width > 0 && (
        <PlotCursor {...{ weeks, view, width, height }} index={active.index} canExplain={onExplain !== undefined} />
      )}
      <VisuallyHidden id={helpId}>{`${summary} ${t('chart.keysHelp')}`}</VisuallyHidden>
    </div>
  )
}
