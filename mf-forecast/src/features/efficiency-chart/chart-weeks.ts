import { type ForecastResult, type StaffingMark } from '@veckovis/domain/forecast'
import { hoursFromHundredths } from '@veckovis/domain/numbers'
import { targetBand, type TargetBand } from './target-band'

/** Hours of each week, or running sums from the start week. */
export type ChartView = 'own' | 'cumulative'

export const chartViews = ['own', 'cumulative'] as const satisfies readonly ChartView[]

/** What the chart, its tooltip and its table tell of one week: hours and percentages, none rounded. */
export type ChartWeek = {
  readonly week: number
  readonly available: number
  /** Needed at the target. */
  readonly needed: number
  readonly band: TargetBand | null
  /** By the cumulative efficiency in both views. */
  readonly mark: StaffingMark
  readonly efficiency: number
  readonly ownEfficiency: number
  readonly target: number
}

/** The figures must be there for every week of the range; a missing one is a bug and not a zero. */
const at = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index]
  if (value === undefined) throw new RangeError(`There is no figure at place ${index}`)
  return value
}

/** One entry per week of the range in the chosen view. */
export const chartWeeks = (result: ForecastResult, view: ChartView): ChartWeek[] => {
  let needs = 0
  let available = 0
  let needed = 0
  return result.weekNumbers.map((week, index) => {
    const keeps = view === 'cumulative' ? 1 : 0
    needs = needs * keeps + at(result.needs, index)
    available = available * keeps + at(result.available, index)
    needed = needed * keeps + at(result.neededAtTarget, index)
    const target = at(result.target, index)
    return {
      week,
      available: hoursFromHundredths(available),
      needed,
      band: targetBand(needs, target),
      mark: at(result.marks, index),
      efficiency: at(result.efficiency, index),
      ownEfficiency: at(result.ownWeekEfficiency, index),
      target,
    }
  })
}

/** How many weeks have each mark. */
export const countMarks = (marks: readonly StaffingMark[]): Readonly<Record<StaffingMark, number>> => {
  const counts = { overstaffed: 0, understaffed: 0, 'properly-staffed': 0, unmarked: 0 }
  for (const mark of marks) counts[mark] += 1
  return counts
}
