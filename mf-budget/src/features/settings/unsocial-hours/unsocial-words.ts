import type { UnsocialRule, UnsocialSpread } from '@veckovis/domain/budget'
import { formatDecimals, formatTyped } from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'
import { wayOf } from './unsocial-form'

export const shownWay = (rule: Pick<UnsocialRule, 'byCalendar'>, words: Words): string =>
  words(`settings.unsocial.ways.${wayOf(rule)}`)

export const shownWeights = ({ byCalendar, weights }: UnsocialRule, words: Words): string =>
  byCalendar
    ? words('settings.unsocial.weights', {
        weekdayNight: formatTyped(weights['weekday-night']),
        weekend: formatTyped(weights.weekend),
        majorHoliday: formatTyped(weights['major-holiday']),
      })
    : words('settings.unsocial.noWeights')

/** Which week gets least and which most, measured in even weeks. */
export const shownSpread = ({ least, most }: UnsocialSpread, year: number, words: Words): string => {
  const [lowest, highest] = [formatDecimals(least.factor, 2), formatDecimals(most.factor, 2)]
  return lowest === highest
    ? words('settings.unsocial.spread.alike', { year, factor: lowest })
    : words('settings.unsocial.spread.weeks', {
        year,
        leastWeek: least.week,
        least: lowest,
        mostWeek: most.week,
        most: highest,
      })
}
