import type { ReceivedForecast } from '@veckovis/contracts/forecast'
import { rowKinds, wirePlaces } from '@veckovis/domain/forecast'

type Received = Record<string, unknown>

const weekly = (value: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: 53 }, (_, index) => [String(index + 1), value]))

const firstWeeks = (...values: number[]): Record<string, number> =>
  Object.fromEntries(values.map((value, index) => [String(index + 1), value]))

export const workedAbsences: readonly Received[] = [
  { id: 1, values: firstWeeks(20, 10, 0, 40) },
  { id: 2, values: firstWeeks(0, 40) },
  { id: 3, values: firstWeeks(0, 0, 8) },
  { id: 4, values: firstWeeks(0, 0, 0, 16) },
  { id: 5, values: firstWeeks(8) },
  { id: 6, values: firstWeeks(0, 8) },
]

const workedSubstitutes: readonly Received[] = [
  { id: 1, values: firstWeeks(8) },
  { id: 2, values: firstWeeks(0, 8) },
  { id: 3, values: firstWeeks(20, 30, 0, 40) },
  { id: 4, values: firstWeeks(0, 4) },
  { id: 5, values: firstWeeks(0, 0, 5) },
  { id: 6, values: firstWeeks(0, 0, 10) },
]

const emptyLists = wirePlaces(rowKinds)<unknown>(
  ({ shape }) => (shape === 'weeks' ? {} : []),
  members => members,
) as Pick<ReceivedForecast, 'staffing' | 'needs'>

/** The worked example of the calculation, as the server would answer it for a 53-week year. */
export const workedExample = (
  rows: { absences?: readonly unknown[]; substitutes?: readonly unknown[] } = {},
): ReceivedForecast => ({
  id: 7,
  budget: {
    annualSalary: 5_200_000,
    hours: 20_800,
    year: 2026,
    leftForSchemeBudget: 5_200_000,
    hoursForSchedule: 20_800,
    isLocked: true,
    annualWorker: { total: 10, temporaryWorkersWeeks: {} },
    obUsk: 0,
    PO: 44.53,
    fullTimeHours: 40,
    fixedCostPerWeek: 0,
    costFactors: null,
  },
  staffing: {
    ...emptyLists.staffing,
    budgetedStaffHours: weekly(400),
    scheduled: { ...weekly(400), '3': 390 },
    absences: [...(rows.absences ?? workedAbsences)],
    substitutes: [...(rows.substitutes ?? workedSubstitutes)],
    budgetedSubstituteHours: firstWeeks(15, 15, 15, 15),
    myForecast: [{ values: firstWeeks(0, 0, -5, 10) }],
  },
  needs: {
    ...emptyLists.needs,
    totalHoursRequired: firstWeeks(310, 370, 380, 450),
    changedNeedsFromDiary: firstWeeks(0, 10),
  },
  metrics: { target: { efficiency: weekly(85) } },
  avgCostPerHour: 250,
  totalAvailableStaffHours: 21_200,
  totalScheduledStaffHoursForSpan: 21_190,
  weeklyValues: { staffCost: {}, remainingBudget: {} },
})
