import type { StaffingMark } from '@veckovis/domain/forecast'

/** Weeks of the range that are by themselves further than 5 points from their target and have no note about the week. */
export const weeksWithoutNote = (
  weeks: readonly number[],
  marks: readonly StaffingMark[],
  annotatedWeeks: ReadonlySet<number>,
): number[] =>
  weeks.filter((week, index) => {
    const mark = marks[index]
    return (mark === 'overstaffed' || mark === 'understaffed') && !annotatedWeeks.has(week)
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
