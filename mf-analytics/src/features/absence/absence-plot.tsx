import { Bar } from '@nivo/bar'
import { useMeasure } from '@nivo/core'
import type { AbsenceByWeek } from '@veckovis/contracts/analytics'
import { countOf } from '../../parts/figures'

type Weeks = AbsenceByWeek['weeks']
type Datum = { readonly id: string; readonly absence: number }

const height = 220
/** In pixels, for the number of a week and the room around it. */
const widthOfWeek = 30

const muted = { fill: 'var(--vk-text-muted)', fontFamily: 'inherit', fontSize: 12 }
const theme = { axis: { ticks: { text: muted } }, grid: { line: { stroke: 'var(--vk-border)' } } }

const idOf = ({ year, week }: Weeks[number]) => `${year} ${week}`
const weekOf = (id: string) => id.slice(5)

/** Every week that has room, and the first one. */
const namedWeeks = (weeks: Weeks, width: number): string[] => {
  const each = Math.max(1, Math.ceil((weeks.length * widthOfWeek) / Math.max(1, width)))
  return weeks.map(idOf).filter((_, place) => place % each === 0)
}

const leftOf = (weeks: Weeks) => {
  const most = Math.max(...weeks.map(({ absence }) => absence ?? 0))
  return 16 + countOf(most).length * 7
}

type AbsencePlotProps = { readonly weeks: Weeks; readonly label: string }

/** A bar for each week; a week without figures has none. */
export const AbsencePlot = ({ weeks, label }: AbsencePlotProps) => {
  const [ref, bounds] = useMeasure()
  const width = Math.floor(bounds.width)
  const left = leftOf(weeks)
  return (
    <div ref={ref} role="img" aria-label={label} style={{ minBlockSize: height }}>
      {width > 0 && (
        <Bar<Datum>
          data={weeks.map(each => ({ id: idOf(each), absence: each.absence ?? 0 }))}
          {...{ keys: ['absence'], indexBy: 'id', width, height }}
          margin={{ top: 8, right: 8, bottom: 28, left }}
          valueScale={{ type: 'linear', min: 0 }}
          padding={0.3}
          colors={['var(--vk-accent)']}
          role="presentation"
          {...{ animate: false, isInteractive: false, enableLabel: false }}
          axisBottom={{ tickSize: 0, tickPadding: 8, tickValues: namedWeeks(weeks, width - left), format: weekOf }}
          axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: 4, format: countOf }}
          gridYValues={4}
          theme={theme}
        />
      )}
    </div>
  )
}
