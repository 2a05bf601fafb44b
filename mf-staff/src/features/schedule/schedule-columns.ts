import { isOldWeek, mondayOf, weeksOfRange, type IsoWeek } from '@veckovis/domain/calendar'
import type { SheetColumn } from '@veckovis/grid'
import type { Words } from '@veckovis/platform'
import type { ScheduleWeeks } from './schedule-address'

/** A column for each week, with the Monday it begins on. */
export const scheduleColumns = (
  { year, range }: ScheduleWeeks,
  { current, words }: { readonly current: IsoWeek; readonly words: Words },
): SheetColumn[] =>
  weeksOfRange(range).map(week => {
    const { month, day } = mondayOf({ year, week })
    return {
      id: week,
      kind: 'week',
      title: words('schedule.week', { week }),
      subtitle: `${day}/${month}`,
      isPast: isOldWeek({ year, week }, current),
      isCurrent: year === current.year && week === current.week,
    }
  })
