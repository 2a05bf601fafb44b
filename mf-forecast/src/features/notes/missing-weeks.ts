import type { ForecastInput, StaffingMark } from '@veckovis/domain/forecast'

/** Weeks in which somebody has planned anything: a new forecast has none, and nothing to write about. */
export const plannedWeeks = ({ absences, substitutes, myForecast }: ForecastInput): ReadonlySet<number> => {
  const lists = [...absences.map(({ hours }) => hours), ...substitutes.map(({ hours }) => hours), myForecast]
  return new Set(lists.flatMap(hours => hours.flatMap((hundredths, index) => (hundredths === 0 ? [] : [index + 1]))))
}

type AskedWeeks = {
  readonly weeks: readonly number[]
  readonly marks: readonly StaffingMark[]
  readonly planned: ReadonlySet<number>
  readonly annotated: ReadonlySet<number>
}

/** Planned weeks of the range that are by themselves further than 5 points from their target and have no note about the week. */
export const weeksWithoutNote = ({ weeks, marks, planned, annotated }: AskedWeeks): number[] =>
  weeks.filter((week, index) => {
    const mark = marks[index]
    return (mark === 'overstaffed' || mark === 'understaffed') && planned.has(week) && !annotated.has(week)
  })

/** Weeks in order as short text: a run of three or more becomes "4–9". */
export const weekRuns = (weeks: readonly number[]): string[] => {
  const runs: { first: number; last: number }[] = []
  for (const week of weeks) {
    const run = runs.at(-1)
    if (run?.last === week - 1) run.last = week
    else runs.push({ first: week, last: week })
  }
  return runs.flatMap(({ first, last }) => {
    if (first === last) return [`${first}`]
    return last === first + 1 ? [`${first}`, `${last}`] : [`${first}–${last}`]
  })
}
