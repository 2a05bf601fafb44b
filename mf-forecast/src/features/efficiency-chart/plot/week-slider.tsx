import { useMeasure } from '@nivo/core'
import { useTranslation } from '@veckovis/platform'
import { VisuallyHidden } from '@veckovis/ui'
import { useId, type ReactNode } from 'react'
import { PlotCursor } from './plot-cursor'
import { useActiveWeek } from './use-active-week'
import * as styles from './plot.module.css'

type WeekSliderProps = {
  readonly weekNumbers: readonly number[]
  /** Place of the current week in the range; below 0 when it is not in it. */
  readonly currentIndex: number
  readonly height: number
  /** The whole drawing in words. */
  readonly summary: string
  /** A week in words, by its place. */
  readonly textOf: (index: number) => string
  readonly onExplain?: ((week: number, anchor: HTMLElement) => void) | undefined
  readonly drawing: (width: number) => ReactNode
  /** What stands beside the line through a week. */
  readonly tooltip: (index: number) => ReactNode
}

/** A drawing with its pointer and keys: one control that goes from week to week and says each. */
export const WeekSlider = (props: WeekSliderProps) => {
  const { weekNumbers, currentIndex, height, summary, textOf, onExplain, drawing, tooltip } = props
  const { t } = useTranslation('mf-forecast')
  const [ref, bounds] = useMeasure()
  const width = Math.floor(bounds.width)
  const helpId = useId()
  const count = weekNumbers.length
  const restIndex = currentIndex >= 0 ? currentIndex : count - 1
  const press = (index: number) => {
    const pressed = weekNumbers[index]
    if (pressed !== undefined && ref.current !== null) onExplain?.(pressed, ref.current)
  }
  const active = useActiveWeek({ count, restIndex, width, onPress: press })
  const shown = active.index ?? restIndex
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
      aria-valuenow={weekNumbers[shown]}
      aria-valuetext={textOf(shown)}
      style={{ blockSize: height }}
      {...active.handlers}
    >
      {width > 0 && drawing(width)}
      {active.index !== null && width > 0 && (
        <PlotCursor {...{ count, width, height }} index={active.index}>
          {tooltip(active.index)}
        </PlotCursor>
      )}
      <VisuallyHidden id={helpId}>{`${summary} ${t('chart.keysHelp')}`}</VisuallyHidden>
    </div>
  )
}
