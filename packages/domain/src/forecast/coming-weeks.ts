import { isOldWeek, type IsoWeek } from '../calendar/iso-week'
import { at } from './calculation/at-week'
import { colourOfMark } from './calculation/mark-week'
import type { ForecastResult, StaffingMark } from './forecast-result'

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
