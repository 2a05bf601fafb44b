import { Line, type LineCustomSvgLayerProps, type LineSvgLayer } from '@nivo/line'
import { formatFractionalHours } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { memo, useMemo } from 'react'
import type { ChartWeek } from '../chart-weeks'
import { useDrawnAhead, type WeeksAhead } from './draw-ahead'
import { bareLine, useGrid, useScalable } from './bare-line'
import {
  hoursAxis,
  innerBox,
  linePath,
  radiusOf,
  rounded,
  xOfIndex,
  yOfHours,
  type HoursAxis,
  type PlotBox,
} from './plot-geometry'
import { bandPath, CurrentWeekLayer, GridLayer, PointsLayer } from './plot-layers'
import * as styles from '../efficiency-chart.module.css'

type Datum = { readonly x: number; readonly y: number; readonly week: ChartWeek }
type Series = { readonly id: 'available' | 'needed'; readonly data: readonly Datum[] }
type LayerProps = LineCustomSvgLayerProps<Series>

const seriesOf = (weeks: readonly ChartWeek[]): Series[] => [
  { id: 'available', data: weeks.map(week => ({ x: week.week, y: week.available, week })) },
  { id: 'needed', data: weeks.map(week => ({ x: week.week, y: week.needed, week })) },
]

/** Where properly staffed lies; beyond the axis it is cut at its edge. */
const bandLayer = (axis: HoursAxis) => {
  const BandLayer = ({ series, innerHeight }: LayerProps) => {
    const y = (hours: number) => rounded(yOfHours(hours, axis, innerHeight))
    const [{ data } = { data: [] }] = series
    const bands = data.map(({ data: { week }, position }) =>
      week.band === null
        ? null
        : { x: rounded(position.x), upper: y(week.band.upper ?? axis.max), lower: y(week.band.lower) },
    )
    return <path className={styles.band} data-band="" d={bandPath(bands)} />
  }
  return BandLayer
}

const linesLayer = ({ series }: LayerProps) => (
  <>
    {[...series].reverse().map(({ id, data }) => (
      <path key={id} className={styles.line} data-line={id} d={linePath(data.map(({ position }) => position))} />
    ))}
  </>
)

/** One point per week, on the line of available hours. */
const pointsLayer = ({ series, innerWidth, innerHeight }: LayerProps) => {
  const [{ data } = { data: [] }] = series
  const points = data.map(({ data: { week }, position }) => ({
    week: week.week,
    mark: week.mark,
    isFlagged: week.isFlagged,
    x: rounded(position.x),
    y: rounded(position.y),
  }))
  return <PointsLayer points={points} radius={radiusOf(points.length, innerWidth)} floor={innerHeight} />
}

/** The axis as long as its ends stay the same, so that what hangs on it is not made again after every edit. */
const useAxis = (weeks: readonly ChartWeek[]): HoursAxis => {
  const { min, max, step } = hoursAxis(weeks)
  return useMemo(() => ({ min, max, step }), [min, max, step])
}

export type LineCanvasProps = PlotBox & {
  readonly weeks: readonly ChartWeek[]
  readonly weekNumbers: readonly number[]
  /** Place of the current week in the range; below 0 when it is not in it. */
  readonly currentIndex: number
  readonly label: string
  readonly ahead?: WeeksAhead | undefined
}

const useLayers = ({ weekNumbers, currentIndex, width, height }: LineCanvasProps, axis: HoursAxis) => {
  const { t } = useTranslation('mf-forecast')
  const inner = useMemo(() => innerBox({ width, height }), [width, height])
  const grid = useGrid({ weekNumbers, axis, inner, textOf: formatFractionalHours })
  const now = t('chart.currentWeek')
  const unit = t('chart.unit')
  return useMemo((): LineSvgLayer<Series>[] => {
    const gridLayer = () => <GridLayer {...inner} {...grid} unit={unit} />
    const x = xOfIndex(currentIndex, weekNumbers.length, inner.width)
    const currentLayer = () => currentIndex >= 0 && <CurrentWeekLayer {...inner} x={x} label={now} />
    return [gridLayer, bandLayer(axis), currentLayer, linesLayer, pointsLayer]
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `grid` is a new object every time, its parts are not
  }, [axis, inner, grid.hourTicks, grid.weekTicks, unit, currentIndex, weekNumbers, now])
}

/** The drawing alone. nivo spreads the weeks and hours; grid, band, lines and points are layers of our own. */
export const LineCanvas = memo((props: LineCanvasProps) => {
  const { weeks, width, height, label, ahead } = props
  const axis = useAxis(weeks)
  const data = useMemo(() => seriesOf(weeks), [weeks])
  const yScale = useMemo(() => ({ type: 'linear', min: axis.min, max: axis.max }) as const, [axis])
  const layers = useLayers(props, axis)
  const { drawing, scalable } = useScalable({ width, height })
  useDrawnAhead(drawing, { weeks, axis, width, height, ahead })
  return <Line ref={scalable} {...bareLine} {...{ data, width, height, yScale, layers }} ariaLabel={label} />
})
LineCanvas.displayName = 'LineCanvas'
