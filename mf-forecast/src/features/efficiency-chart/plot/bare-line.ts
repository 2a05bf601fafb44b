import { useTranslation } from '@veckovis/platform'
import { useCallback, useMemo, useRef } from 'react'
import {
  axisTicks,
  labelledIndices,
  plotMargin,
  xOfIndex,
  yOfHours,
  type HoursAxis,
  type PlotBox,
} from './plot-geometry'

const noColours = ['currentColor']

/** nivo spreads the weeks and figures; all that is seen are layers of our own. */
export const bareLine = {
  margin: plotMargin,
  xScale: { type: 'point' },
  colors: noColours,
  animate: false,
  isInteractive: false,
  enablePoints: false,
  enableGridX: false,
  enableGridY: false,
  axisBottom: null,
  axisLeft: null,
  role: 'img',
} as const

/** The drawing, and what lets it be scaled to the paper when it is printed. */
export const useScalable = ({ width, height }: PlotBox) => {
  const drawing = useRef<SVGSVGElement>(null)
  const scalable = useCallback(
    (svg: SVGSVGElement | null) => {
      drawing.current = svg
      svg?.setAttribute('viewBox', `0 0 ${width} ${height}`)
    },
    [width, height],
  )
  return { drawing, scalable }
}

type GridOf = {
  readonly weekNumbers: readonly number[]
  readonly axis: HoursAxis
  readonly inner: PlotBox
  /** The same function from drawing to drawing. */
  readonly textOf: (figure: number) => string
}

/** The steps of the figures and the names of the weeks, where they stand. */
export const useGrid = ({ weekNumbers, axis, inner, textOf }: GridOf) => {
  const { t } = useTranslation('mf-forecast')
  const hourTicks = useMemo(
    () =>
      axisTicks(axis, inner.height).map(figure => ({
        place: yOfHours(figure, axis, inner.height),
        label: textOf(figure),
      })),
    [axis, inner.height, textOf],
  )
  const weekTicks = useMemo(
    () =>
      labelledIndices(weekNumbers, inner.width).map(index => ({
        place: xOfIndex(index, weekNumbers.length, inner.width),
        label: t('weekShort', { week: weekNumbers[index] }),
      })),
    [weekNumbers, inner.width, t],
  )
  return { hourTicks, weekTicks }
}
