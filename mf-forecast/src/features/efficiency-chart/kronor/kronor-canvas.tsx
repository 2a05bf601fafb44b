import { Line, type LineCustomSvgLayerProps, type LineSvgLayer } from '@nivo/line'
import { formatTyped } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { memo, useMemo } from 'react'
import { bareLine, useGrid, useScalable } from '../plot/bare-line'
import { axisAround, innerBox, linePath, rounded, xOfIndex, type PlotBox } from '../plot/plot-geometry'
import { CurrentWeekLayer, GridLayer } from '../plot/plot-layers'
import { kronorLines, type KronorLine, type KronorWeek } from './kronor-weeks'
import * as styles from './kronor.module.css'

type Datum = { readonly x: number; readonly y: number }
type Series = { readonly id: KronorLine; readonly data: readonly Datum[] }
type LayerProps = LineCustomSvgLayerProps<Series>

/** Thousands of SEK, which the axis has room for. */
const seriesOf = (weeks: readonly KronorWeek[]): Series[] =>
  kronorLines.flatMap(id => {
    const data = weeks.flatMap(({ week, figures: { [id]: value } }) =>
      value === undefined ? [] : [{ x: week, y: value / 1000 }],
    )
    return data.length === 0 ? [] : [{ id, data }]
  })

/** The cost of the budget lies below the others; a week without neighbours is a point. */
const linesLayer = ({ series }: LayerProps) => (
  <>
    {[...series].reverse().map(({ id, data }) => (
      <g key={id} className={styles.line} data-line={id}>
        <path d={linePath(data.map(({ position }) => position))} />
        {data.length === 1 &&
          data.map(({ position: { x, y } }) => <circle key={x} cx={rounded(x)} cy={rounded(y)} r={3} />)}
      </g>
    ))}
  </>
)

type KronorCanvasProps = PlotBox & {
  readonly weeks: readonly KronorWeek[]
  readonly weekNumbers: readonly number[]
  readonly currentIndex: number
  readonly label: string
}

/** The lines in SEK alone. */
export const KronorCanvas = memo(({ weeks, weekNumbers, currentIndex, width, height, label }: KronorCanvasProps) => {
  const { t } = useTranslation('mf-forecast')
  const { t: own } = useTranslation('forecast-kronor')
  const { scalable } = useScalable({ width, height })
  const inner = useMemo(() => innerBox({ width, height }), [width, height])
  const data = useMemo(() => seriesOf(weeks), [weeks])
  const axis = useMemo(() => axisAround(data.flatMap(each => each.data.map(({ y }) => y))), [data])
  const grid = useGrid({ weekNumbers, axis, inner, textOf: formatTyped })
  const x = xOfIndex(currentIndex, weekNumbers.length, inner.width)
  const layers: LineSvgLayer<Series>[] = [
    () => <GridLayer {...inner} {...grid} unit={own('axis')} />,
    () => currentIndex >= 0 && <CurrentWeekLayer {...inner} x={x} label={t('chart.currentWeek')} />,
    linesLayer,
  ]
  const yScale = { type: 'linear', min: axis.min, max: axis.max } as const
  return <Line ref={scalable} {...bareLine} {...{ data, width, height, yScale, layers }} ariaLabel={label} />
})
KronorCanvas.displayName = 'KronorCanvas'
