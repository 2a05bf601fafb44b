import { formatFractionalHours, formatPercent } from '@veckovis/domain/numbers'
import type { ChartView, ChartWeek } from './chart-weeks'

/** The figures of a week as they are shown and said. */
export const weekFigures = ({ week, available, needed, efficiency, ownEfficiency, target }: ChartWeek) => ({
  week,
  available: formatFractionalHours(available),
  needed: formatFractionalHours(needed),
  efficiency: formatPercent(efficiency, 1),
  own: formatPercent(ownEfficiency, 1),
  target: formatPercent(target, 1),
})

/** Keys of the names of the two lines. */
export const lineNames = {
  own: { available: 'chart.available', needed: 'chart.needed' },
  cumulative: { available: 'chart.availableCumulative', needed: 'chart.neededCumulative' },
} as const satisfies Record<ChartView, Record<'available' | 'needed', string>>
