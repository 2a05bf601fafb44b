import { atWirePlace, type SingleKind } from '@veckovis/domain/forecast'
import { hoursFromHundredths, hundredthsFromHours, type Hundredths } from '@veckovis/domain/numbers'
import { fail, succeed, type Result } from '@veckovis/domain/result'
import type { WeekHours, WeekNumbers } from '../wire/primitives'
import type { ComprehensiveForecast } from './comprehensive-forecast'

/** A list of hundredths as §7 sends it, the hours by the numbers of their weeks; index 0 is week 1. */
export const weekHoursOf = (list: readonly Hundredths[]): WeekHours =>
  Object.fromEntries(list.map((hours, index) => [index + 1, hoursFromHundredths(hours)]))

/**
 * The way back, for a year of so many weeks: a missing week is 0. Fails for what is no number of hours, and for hours
 * in a week that the year does not have: leaving them out would lose them in silence.
 */
export const listOfWeekHours = (values: WeekHours, weeks: 52 | 53): Result<Hundredths[], 'invalid'> => {
  const list = Array.from({ length: weeks }, () => 0)
  for (const [week, hours] of Object.entries(values)) {
    const hundredths = hundredthsFromHours(hours)
    if (!hundredths.ok || Number(week) > weeks) return fail('invalid')
    list[Number(week) - 1] = hundredths.value
  }
  return succeed(list)
}

/** The weeks of a kind of one row in an answer that its schema has accepted. */
export const weeksInAnswer = (
  answer: Pick<ComprehensiveForecast, 'staffing' | 'needs' | 'metrics'>,
  kind: SingleKind,
): WeekNumbers => {
  const found = atWirePlace(answer, kind)
  const [only] = kind.shape === 'row' ? (found as ComprehensiveForecast['staffing']['myForecast']) : []
  return only === undefined ? (found as WeekNumbers) : only.values
}
