import {
  holidaysOfWeek,
  isOldWeek,
  mondayOf,
  weeksOfRange,
  type IsoWeek,
  type WeekRange,
} from '@veckovis/domain/calendar'
import type { SheetColumn } from '@veckovis/grid'
import type { Words } from '@veckovis/platform'

type ColumnsInput = {
  readonly year: number
  readonly currentWeek: IsoWeek
  readonly range: WeekRange
  /** Weeks that have a note of their own. */
  readonly annotatedWeeks: ReadonlySet<number>
  readonly words: Words
}

/** The days off and the eves of a week: a filled mark when one of them is a day off by law. */
const badgeOf = (week: IsoWeek, words: Words): Pick<SheetColumn, 'badge'> => {
  const holidays = holidaysOfWeek(week)
  if (holidays.length === 0) return {}
  const title = holidays
    .map(({ id, date }) => words('holidays.day', { name: words(`holidays.${id}`), day: date.day, month: date.month }))
    .join(', ')
  return { badge: { text: holidays.some(({ isStatutory }) => isStatutory) ? '●' : '○', title } }
}

/** A column per week of the range, with the Monday it begins on. Kept apart from the values: an edit changes none. */
export const gridColumns = ({ year, currentWeek, range, annotatedWeeks, words }: ColumnsInput): SheetColumn[] =>
  weeksOfRange(range).map(week => {
    const { month, day } = mondayOf({ year, week })
    return {
      id: week,
      kind: 'week',
      title: words('weekShort', { week }),
      shortTitle: String(week),
      subtitle: `${day}/${month}`,
      isPast: isOldWeek({ year, week }, currentWeek),
      isCurrent: year === currentWeek.year && week === currentWeek.week,
      ...badgeOf({ year, week }, words),
      ...(annotatedWeeks.has(week) ? { annotated: true } : {}),
    }
  })
