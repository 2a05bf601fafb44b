import { isOldWeek, type IsoWeek } from '../calendar/iso-week'
import { weeksOfRange, type WeekRange } from '../calendar/week-range'
import { hoursFromHundredths } from '../numbers/hundredths'
import { at } from './calculation/at-week'
import { colourOfMark } from './calculation/mark-week'
import type { ForecastResult, StaffingMark } from './forecast-result'

/** The weeks of a range from the current one on; null where all of it has passed. */
export const comingRange = (range: WeekRange, year: number, currentWeek: IsoWeek): WeekRange | null => {
  const startWeek = weeksOfRange(range).find(week => !isOldWeek({ year, week }, currentWeek))
  return startWeek === undefined ? null : { startWeek, endWeek: range.endWeek }
}

/** Budgeted hours of the coming weeks of a range that no scheduled staff fills. */
type ComingVacancy = WeekRange & {
  /** Hours; negative where more are scheduled than budgeted */
  readonly hours: number
  readonly perWeek: number
}

/** The vacant hours of the weeks of the range from the current one on; null where all of it has passed. */
export const comingVacancy = (result: ForecastResult, year: number, currentWeek: IsoWeek): ComingVacancy | null => {
  const coming = comingRange(result.range, year, currentWeek)
  if (coming === null) return null
  const weeks = result.vacant.slice(coming.startWeek - result.range.startWeek)
  const hours = hoursFromHundredths(weeks.reduce((sum, vacant) => sum + vacant, 0))
  return { ...coming, hours, perWeek: hours / weeks.length }
}

/** A week that is off its target by itself, with what that comes to. */
export type WeekOffTarget = {
  readonly week: number
  /** Of the week alone */
  readonly mark: StaffingMark
  /** Percent, of the week alone */
  readonly efficiency: number
  /** Hours; negative is a deficit */
  readonly deficit: number
  /** SEK that the deficit or surplus is worth */
  readonly cost: number
}

/** The weeks of the range from the current one on whose own status is red, in their order; nothing is rounded. */
export const listComingOffTarget = (result: ForecastResult, year: number, currentWeek: IsoWeek): WeekOffTarget[] =>
  result.weekNumbers.flatMap((week, index) => {
    const mark = at(result.ownMarks, index)
    if (isOldWeek({ year, week }, currentWeek) || colourOfMark(mark) !== 'red') return []
    return [
      {
        week,
        mark,
        efficiency: at(result.ownWeekEfficiency, index),
        deficit: at(result.deficit, index),
        cost: at(result.meaningCost, index),
      },
    ]
  })
