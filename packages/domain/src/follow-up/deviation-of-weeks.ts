import type { Bridge } from './bridge'
import { sumOf, type Amounts } from './week-figures'

/** Weeks of an ISO year that follow each other. */
type WeeksOfYear = { readonly year: number; readonly firstWeek: number; readonly lastWeek: number }

/**
 * What the steps of a bridge have in these weeks, which stands beside what a measure was expected to do there: only
 * the days that they have in the calendar year of the bridge.
 */
export const deviationOfWeeks = (
  { steps }: Pick<Bridge, 'steps'>,
  { year, firstWeek, lastWeek }: WeeksOfYear,
): Amounts =>
  sumOf(
    steps.flatMap(({ weeks }) =>
      weeks.filter(({ week }) => week.year === year && week.week >= firstWeek && week.week <= lastWeek),
    ),
  )
