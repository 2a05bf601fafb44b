import type { PastForecast } from '@veckovis/contracts/forecast'
import { hoursFromHundredths } from '@veckovis/domain/numbers'
import type { RowKind } from '../stored-forecast'
import type { PresentRow } from './history-repository'

const valuesOf = ({ hours }: Pick<PresentRow, 'hours'>): Record<string, number> =>
  Object.fromEntries(hours.map((value, index) => [index + 1, hoursFromHundredths(value)]))

/** Rows of a year in the words of the comprehensive answer. */
export const pastAnswer = (version: number, rows: readonly PresentRow[]): PastForecast => {
  const single = (kind: RowKind) => valuesOf(rows.find(row => row.kind === kind) ?? { hours: [] })
  const listed = (kind: RowKind) =>
    rows.filter(row => row.kind === kind).map(row => ({ id: row.sourceId, values: valuesOf(row) }))
  return {
    version,
    staffing: {
      budgetedStaffHours: single('budgeted-staff'),
      scheduled: single('scheduled'),
      budgetedSubstituteHours: single('budgeted-substitutes'),
      absences: listed('absence'),
      substitutes: listed('substitute'),
      myForecast: [{ values: single('my-forecast') }],
    },
    needs: { totalHoursRequired: single('required'), changedNeedsFromDiary: single('changed-needs') },
    metrics: { target: { efficiency: single('target') } },
  }
}
