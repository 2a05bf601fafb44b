import { weeksInIsoYear } from '@veckovis/domain/calendar'
import type { RowKind } from '@veckovis/domain/forecast'
import { areas, type ForecastVersion, type StoredRow } from '../composition'
import type { Transaction } from '../db/database'
import { insertBudgets } from './insert-budgets'

/** Weeks 1 to 4 of the worked example in hours; the other weeks are 0 unless `everyWeek` says otherwise. */
const rowsOfExample: readonly {
  readonly kind: RowKind
  readonly sourceId?: number
  readonly firstWeeks: readonly number[]
  readonly everyWeek?: number
}[] = [
  { kind: 'scheduled', firstWeeks: [400, 400, 390, 400] },
  { kind: 'absence', sourceId: 1, firstWeeks: [20, 10, 0, 40] },
  { kind: 'absence', sourceId: 2, firstWeeks: [0, 40, 0, 0] },
  { kind: 'absence', sourceId: 3, firstWeeks: [0, 0, 8, 0] },
  { kind: 'absence', sourceId: 4, firstWeeks: [0, 0, 0, 16] },
  { kind: 'absence', sourceId: 5, firstWeeks: [8, 0, 0, 0] },
  { kind: 'absence', sourceId: 6, firstWeeks: [0, 8, 0, 0] },
  { kind: 'substitute', sourceId: 1, firstWeeks: [8, 0, 0, 0] },
  { kind: 'substitute', sourceId: 2, firstWeeks: [0, 8, 0, 0] },
  { kind: 'substitute', sourceId: 3, firstWeeks: [20, 30, 0, 40] },
  { kind: 'substitute', sourceId: 4, firstWeeks: [0, 4, 0, 0] },
  { kind: 'substitute', sourceId: 5, firstWeeks: [0, 0, 5, 0] },
  { kind: 'substitute', sourceId: 6, firstWeeks: [0, 0, 10, 0] },
  { kind: 'budgeted-substitutes', firstWeeks: [15, 15, 15, 15] },
  { kind: 'required', firstWeeks: [310, 370, 380, 450] },
  { kind: 'changed-needs', firstWeeks: [0, 10, 0, 0] },
  { kind: 'my-forecast', firstWeeks: [0, 0, -5, 10] },
  { kind: 'budgeted-staff', firstWeeks: [], everyWeek: 400 },
  { kind: 'target', firstWeeks: [], everyWeek: 85 },
]

const storedRows = (year: number): StoredRow[] =>
  rowsOfExample.map(({ kind, sourceId = 0, firstWeeks, everyWeek = 0 }) => ({
    kind,
    sourceId,
    typed: Array.from({ length: weeksInIsoYear(year) }, (_, index) => (firstWeeks[index] ?? everyWeek) * 100),
    diary: [],
  }))

const fullTimeHours = 40

/** The worked example of the formulas as a unit's budgets and forecast of one year, inserted as it stands. */
export const insertWorkedExample = async (
  transaction: Transaction,
  example: { readonly unitId: number; readonly year: number; readonly at: Date; readonly locked?: boolean },
): Promise<ForecastVersion> => {
  const { unitId, year, at, locked = true } = example
  const budgets = await insertBudgets(
    transaction,
    {
      unitId,
      year,
      name: `Behov ${year}`,
      efficiency: 85,
      fullTimeHours,
      lines: { zones: [], rooms: [] },
      lockedAt: at,
    },
    {
      name: `Resurser ${year}`,
      lines: { budgetTypes: [{ type: 'fixed', amount: 5_200_000 }], staffTypes: [] },
      annualSalary: 5_200_000,
      hours: 20_800,
      leftForScheme: 5_200_000,
      hoursForSchedule: 20_800,
      annualWorkers: 10,
      fixedCostPerWeek: 0,
      obUsk: 0,
      payrollOverhead: 40,
      // 250 per hour, 2 080 hours a year, holiday allowance and payroll overhead taken off.
      meanMonthlyPay: (250 * 40 * 52) / (12 * 1.016 * 1.4),
      lockedAt: locked ? at : null,
    },
  )
  const shift = { costShift: null, income: null }
  return areas.forecast.create(transaction, { unitId, year, ...budgets, rows: storedRows(year), ...shift, at })
}
