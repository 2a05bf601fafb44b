import { Bar, type BarCustomLayerProps } from '@nivo/bar'
import { useMeasure } from '@nivo/core'
import { formatDecimals } from '@veckovis/domain/numbers'
import * as styles from './band.module.css'
import { tolerance, type RankedUnit } from './ranked-units'

type Datum = Pick<RankedUnit, 'id' | 'name' | 'points' | 'standing'>
type LayerProps = BarCustomLayerProps<Datum>

const barHeight = 26
/** In pixels; most are narrower. */
const widthOfLetter = 7
const looks = { within: 'var(--vk-good)', above: 'var(--vk-warning)', below: 'var(--vk-accent)' } as const

const placeOf = (scale: LayerProps['xScale'], value: number): number => Number((scale as (of: number) => number)(value))

/** What counts as within the target, and the target itself. */
const BandLayer = ({ xScale, innerHeight }: LayerProps) => {
  const [from, target, to] = [-tolerance, 0, tolerance].map(value => placeOf(xScale, value))
  if (from === undefined || target === undefined || to === undefined) return null
  return (
    <g className={styles.within} aria-hidden="true">
      <rect x={from} width={to - from} height={innerHeight} />
      <line x1={target} x2={target} y2={innerHeight} />
    </g>
  )
}

/** Names at the edge and the points at the end of each bar. */
const textLayer = (margin: number) => {
  const mostLetters = Math.floor((margin - 8) / widthOfLetter)
  const TextLayer = ({ bars, xScale }: LayerProps) => (
    <g className={styles.texts} aria-hidden="true">
      {bars.map(({ key, x, y, width, height, data: { data } }) => (
        <g key={key} transform={`translate(0 ${y + height / 2})`}>
          <text x={-margin} dy="0.34em">
            {data.name.length > mostLetters ? `${data.name.slice(0, mostLetters - 1)}…` : data.name}
          </text>
          <text x={data.points < 0 ? placeOf(xScale, 0) + 6 : x + width + 6} dy="0.34em">
            {(data.points > 0 ? '+' : '') + formatDecimals(data.points, 1)}
          </text>
        </g>
      ))}
    </g>
  )
  return TextLayer
}

type BandPlotProps = { readonly units: readonly RankedUnit[]; readonly label: string }

/** Bars from the target outwards, the one furthest above it first. */
export const BandPlot = ({ units, label }: BandPlotProps) => {
  const [ref, bounds] = useMeasure()
  const width = Math.floor(bounds.width)
  const height = units.length * barHeight + 8
  const margin = Math.min(150, Math.floor(width / 3))
  const furthest = Math.max(tolerance * 1.4, ...units.map(({ points }) => Math.abs(points)))
  return (
    <div ref={ref} role="img" aria-label={label} style={{ minBlockSize: height }}>
      {width > 0 && (
        <Bar<Datum>
          data={[...units].reverse().map(({ id, name, points, standing }) => ({ id, name, points, standing }))}
          {...{ keys: ['points'], indexBy: 'id', layout: 'horizontal', width, height }}
          margin={{ top: 4, right: 56, bottom: 4, left: margin }}
          valueScale={{ type: 'linear', min: -furthest, max: furthest }}
          padding={0.3}
          colors={({ data }) => looks[data.standing]}
          role="presentation"
          {...{ animate: false, isInteractive: false, enableLabel: false }}
          {...{ axisBottom: null, axisLeft: null, enableGridX: false, enableGridY: false }}
          layers={[BandLayer, 'bars', textLayer(margin)]}
        />
      )}
    </div>
  )
}
