import { weekListsOf, type ForecastInput } from '@veckovis/domain/forecast'
import { hoursFromHundredths, roundHalfAwayFromZero, type Hundredths } from '@veckovis/domain/numbers'
import { shownHours, type ForecastHead, type StoredRow } from './stored-forecast'

/** Whole hundredths from a number of the database, which holds two decimals at most. */
export const hundredthsFromColumn = (hours: number): Hundredths => roundHalfAwayFromZero(hours * 100)

/** A list of hours as PostgreSQL reads it, such as `{7.5,0}`. */
export const arrayLiteral = (hours: readonly Hundredths[]): string => `{${hours.map(hoursFromHundredths).join(',')}}`

/** What the domain calculates from. A row that is not stored is all zeros. */
export const forecastInputOf = (
  {
    year,
    weeks,
    resourceBudget,
    costShift,
    sickPay,
  }: Pick<ForecastHead, 'year' | 'weeks' | 'resourceBudget' | 'costShift' | 'sickPay'>,
  stored: readonly StoredRow[],
): ForecastInput => ({
  year,
  weeks,
  resourceBudget: { ...resourceBudget, serverCostPerHour: 0 },
  ...(costShift === null ? {} : { costShift }),
  ...(sickPay === null ? {} : { sickPay }),
  ...weekListsOf({
    rows: ({ kind }) =>
      stored.filter(row => row.kind === kind).map(row => ({ serverId: row.sourceId, hours: shownHours(row) })),
    weeks: ({ kind, unit }) => {
      const row = stored.find(candidate => candidate.kind === kind)
      if (row === undefined) return Array.from({ length: weeks }, () => 0)
      return unit === 'percent' ? shownHours(row).map(hoursFromHundredths) : shownHours(row)
    },
  }),
})
