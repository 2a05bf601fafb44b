import { type ForecastInput } from '@veckovis/domain/forecast'
import { hoursFromHundredths, roundHalfAwayFromZero, type Hundredths } from '@veckovis/domain/numbers'
import { shownHours, type ForecastHead, type RowKind, type StoredRow } from './stored-forecast'

/** Whole hundredths from a number of the database, which holds two decimals at most. */
export const hundredthsFromColumn = (hours: number): Hundredths => roundHalfAwayFromZero(hours * 100)

/** A list of hours as PostgreSQL reads it, such as `{7.5,0}`. */
export const arrayLiteral = (hours: readonly Hundredths[]): string => `{${hours.map(hoursFromHundredths).join(',')}}`

/** What the domain calculates from. A row that is not stored is all zeros. */
export const forecastInputOf = (
  head: Pick<ForecastHead, 'year' | 'weeks' | 'resourceBudget'>,
  rows: readonly StoredRow[],
): ForecastInput => {
  const single = (kind: RowKind): Hundredths[] => {
    const row = rows.find(candidate => candidate.kind === kind)
    return row === undefined ? Array.from({ length: head.weeks }, () => 0) : shownHours(row)
  }
  const listed = (kind: RowKind) =>
    rows.filter(row => row.kind === kind).map(row => ({ serverId: row.sourceId, hours: shownHours(row) }))
  return {
    year: head.year,
    weeks: head.weeks,
    resourceBudget: { ...head.resourceBudget, serverCostPerHour: 0 },
    absences: listed('absence'),
    substitutes: listed('substitute'),
    budgetedStaffHours: single('budgeted-staff'),
    scheduled: single('scheduled'),
    budgetedSubstituteHours: single('budgeted-substitutes'),
    totalHoursRequired: single('required'),
    changedNeedsFromDiary: single('changed-needs'),
    myForecast: single('my-forecast'),
    target: single('target').map(hoursFromHundredths),
  }
}
