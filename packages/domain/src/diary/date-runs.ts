import { addDays, listDates, type ChosenDates } from './chosen-dates'

/** Days that follow each other, first and last included. */
type DateRun = { readonly first: string; readonly last: string }

/**
 * The chosen dates as stretches without a gap, earliest first; none after `until`, the last day away of somebody who came
 * back early, where there is one.
 */
export const listDateRuns = (dates: ChosenDates, until: string | null): DateRun[] => {
  const runs: { first: string; last: string }[] = []
  for (const day of listDates(dates)) {
    if (until !== null && day > until) break
    const run = runs.at(-1)
    if (run !== undefined && addDays(run.last, 1) === day) run.last = day
    else runs.push({ first: day, last: day })
  }
  return runs
}
