import { ResponsiveLine } from '@nivo/line'
import { memo, useMemo } from 'react'
import { chartWeeks } from '../../../../mf-forecast/src/features/efficiency-chart/chart-weeks'
import { useFigures } from './use-figures'

const margin = { top: 30, right: 14, bottom: 26, left: 52 }
const weekScale = { type: 'point' }
const hourScale = { type: 'linear', min: 'auto', max: 'auto' }
const weekAxis = { tickSize: 0, tickValues: Array.from({ length: 27 }, (_, index) => 1 + index * 2) }
const hourAxis = { tickSize: 0, tickValues: 5 }
const colours = ['#1f5fbf', '#566273']

const rounded = pixels => Math.round(pixels * 10) / 10

const BandLayer = ({ series, innerHeight, yScale }) => {
  const [{ data }] = series
  const edge = hours => rounded(Math.min(innerHeight, Math.max(0, yScale(hours))))
  const banded = data.filter(({ data: { week } }) => week.band !== null)
  const above = banded.map(
    ({ data: { week }, position }) => `${rounded(position.x)} ${edge(week.band.upper ?? Infinity)}`,
  )
  const below = banded
    .map(({ data: { week }, position }) => `${rounded(position.x)} ${edge(week.band.lower)}`)
    .reverse()
  return <path className="band" d={banded.length > 0 ? `M${[...above, ...below].join('L')}Z` : ''} />
}

const LinesLayer = ({ series, lineGenerator }) =>
  series.map(({ id, data, color }) => (
    <path key={id} data-line={id} fill="none" stroke={color} d={lineGenerator(data.map(({ position }) => position))} />
  ))

const shapes = {
  'properly-staffed': 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
  understaffed: 'M0-1.2L1.15 0.85H-1.15z',
  overstaffed: 'M-0.9-0.9H0.9V0.9H-0.9z',
  unmarked: 'M-0.8 0a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0-1.6 0z',
}

const Point = memo(({ week, mark, x, y }) => (
  <path data-chart-week={week} data-mark={mark} d={shapes[mark]} transform={`translate(${x} ${y}) scale(4.5)`} />
))

const PointsLayer = ({ series: [{ data }] }) =>
  data.map(({ data: { week }, position }) => (
    <Point key={week.week} week={week.week} mark={week.mark} x={rounded(position.x)} y={rounded(position.y)} />
  ))

const layers = ['grid', 'axes', BandLayer, LinesLayer, PointsLayer]

/** The same figures and shapes as the chart of the forecast, with nivo's own grid and axes. */
export const LineChart = ({ model }) => {
  const { result } = useFigures(model)
  const data = useMemo(() => {
    const weeks = chartWeeks(result, 'cumulative')
    const lineOf = kind => ({ id: kind, data: weeks.map(week => ({ x: week.week, y: week[kind], week })) })
    return [lineOf('available'), lineOf('needed')]
  }, [result])
  return (
    <div className="chart">
      <ResponsiveLine
        data={data}
        layers={layers}
        margin={margin}
        xScale={weekScale}
        yScale={hourScale}
        axisBottom={weekAxis}
        axisLeft={hourAxis}
        colors={colours}
        enableGridX={false}
        animate={false}
        isInteractive={false}
      />
    </div>
  )
}
