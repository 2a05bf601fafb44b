import type { StaffingMark } from '@veckovis/domain/forecast'
import { formatFractionalHours, formatPercent } from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'
import type { ChartView } from '../../context/view'
import type { ChartWeek } from './chart-weeks'

/** A mark in words; a week without needs and hours says so. */
export const markText = (mark: StaffingMark, words: Words): string =>
  mark === 'unmarked' ? words('chart.unmarked') : words(`marks.${mark}`)

/** The figures of a week as they are shown and said. */
export const weekFigures = (week: ChartWeek, words: Words) => ({
  week: week.week,
  available: formatFractionalHours(week.available),
  needed: formatFractionalHours(week.needed),
  efficiency: formatPercent(week.efficiency, 1),
  mark: markText(week.cumulativeMark, words),
  own: formatPercent(week.ownEfficiency, 1),
  ownMark: markText(week.ownMark, words),
  target: formatPercent(week.target, 1),
})

/** Keys of the names of the two lines. */
export const lineNames = {
  own: { available: 'chart.available', needed: 'chart.needed' },
  cumulative: { available: 'chart.availableCumulative', needed: 'chart.neededCumulative' },
} as const satisfies Record<ChartView, Record<'available' | 'needed', string>>
