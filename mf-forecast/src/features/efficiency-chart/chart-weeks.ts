import { colourOfMark, type ForecastResult, type StaffingMark } from '@veckovis/domain/forecast'
import { hoursFromHundredths } from '@veckovis/domain/numbers'
import type { ChartView } from '../../context/view'
import { targetBand, type TargetBand } from './target-band'

/** What the chart, its tooltip and its table tell of one week: hours and percentages, none rounded. */
export type ChartWeek = {
  readonly week: number
  readonly available: number
  /** Needed at the target. */
  readonly needed: number
  readonly band: TargetBand | null
  /** By what the view shows: the sums from the start week, or the week alone. */
  readonly mark: StaffingMark
  /** Red by itself while the view shows sums, which may hide it. */
  readonly isFlagged: boolean
  /** From the start week. */
  readonly efficiency: number
  readonly cumulativeMark: StaffingMark
  readonly ownEfficiency: number
  readonly ownMark: StaffingMark
  readonly target: number
}

/** The figures must be there for every week of the range; a missing one is a bug and not a zero. */
const at = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index]
  if (value === undefined) throw new RangeError(`There is no figure at place ${index}`)
  return value
}

/** What is the same in both views. */
const bothOf = (result: ForecastResult, index: number) => ({
  efficiency: at(result.efficiency, index),
  cumulativeMark: at(result.marks, index),
  ownEfficiency: at(result.ownWeekEfficiency, index),
  ownMark: at(result.ownMarks, index),
  target: at(result.target, index),
})

/** One entry per week of the range in the chosen view. */
export const chartWeeks = (result: ForecastResult, view: ChartView): ChartWeek[] => {
  const isCumulative = view === 'cumulative'
  let needs = 0
  let available = 0
  let needed = 0
  return result.weekNumbers.map((week, index) => {
    const keeps = isCumulative ? 1 : 0
    needs = needs * keeps + at(result.needs, index)
    available = available * keeps + at(result.available, index)
    needed = needed * keeps + at(result.neededAtTarget, index)
    const both = bothOf(result, index)
    return {
      ...both,
      week,
      available: hoursFromHundredths(available),
      needed,
      band: targetBand(needs, both.target),
      mark: isCumulative ? both.cumulativeMark : both.ownMark,
      isFlagged: isCumulative && colourOfMark(both.ownMark) === 'red',
    }
  })
}

/** How many weeks have each mark. */
export const countMarks = (marks: readonly StaffingMark[]): Readonly<Record<StaffingMark, number>> => {
  const counts = { overstaffed: 0, understaffed: 0, 'properly-staffed': 0, unmarked: 0 }
  for (const mark of marks) counts[mark] += 1
  return counts
}
