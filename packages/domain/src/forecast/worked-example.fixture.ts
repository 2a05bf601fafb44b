import { weeksInIsoYear } from '../calendar/iso-week'
import type { ForecastInput } from './forecast-input'
import { weekListsOf } from './rows/week-lists'

/** Hours of the first weeks as hundredths, 0 after them. */
export const weekly = (hours: readonly number[], weeks: 52 | 53 = 53): number[] =>
  Array.from({ length: weeks }, (_, index) => Math.round((hours[index] ?? 0) * 100))

export const everyWeek = (value: number, weeks: 52 | 53 = 53): number[] => Array.from({ length: weeks }, () => value)

const rows = (weeks: 52 | 53, values: Readonly<Record<number, readonly number[]>>) =>
  Object.entries(values).map(([serverId, hours]) => ({ serverId: Number(serverId), hours: weekly(hours, weeks) }))

/** The worked example of the specification's decisions: weeks 1 to 4 planned, the rest of the year empty. */
export const workedExample = (year: 2026 | 2027 = 2026): ForecastInput => {
  const weeks = year === 2026 ? 53 : 52
  return {
    year,
    weeks,
    resourceBudget: {
      annualSalary: 5_200_000,
      hours: 20_800,
      fullTimeHours: 40,
      fixedCostPerWeek: 0,
      serverCostPerHour: 0,
      costFactors: null,
    },
    ...weekListsOf({ rows: () => [], weeks: () => everyWeek(0, weeks) }),
    absences: rows(weeks, {
      1: [20, 10, 0, 40],
      2: [0, 40],
      3: [0, 0, 8],
      4: [0, 0, 0, 16],
      5: [8],
      6: [0, 8],
    }),
    substitutes: rows(weeks, { 1: [8], 2: [0, 8], 3: [20, 30, 0, 40], 4: [0, 4], 5: [0, 0, 5], 6: [0, 0, 10], 7: [] }),
    budgetedStaffHours: everyWeek(40_000, weeks),
    scheduled: weekly([400, 400, 390, 400], weeks),
    budgetedSubstituteHours: weekly([15, 15, 15, 15], weeks),
    totalHoursRequired: weekly([310, 370, 380, 450], weeks),
    changedNeedsFromDiary: weekly([0, 10], weeks),
    myForecast: weekly([0, 0, -5, 10], weeks),
    target: everyWeek(85, weeks),
  }
}

/** 392 hours a week at 250 SEK, and 1,500 SEK outside the schedule: every week costs 99,500 of a share of 100,000. */
export const evenYear = (year: number): ForecastInput => {
  const weeks = weeksInIsoYear(year)
  const { resourceBudget } = workedExample()
  return {
    year,
    weeks,
    ...weekListsOf({ rows: () => [], weeks: () => everyWeek(0, weeks) }),
    budgetedStaffHours: everyWeek(39_200, weeks),
    resourceBudget: { ...resourceBudget, fixedCostPerWeek: 1_500 },
  }
}

/** The worked example with other hours in week 1 of one absence or substitute. */
export const withWeekOne = (
  input: ForecastInput,
  kind: 'absences' | 'substitutes',
  serverId: number | string,
  addedHours: number,
): ForecastInput => {
  const zeros = everyWeek(0, input.weeks)
  const current = input[kind].find(row => row.serverId === serverId)?.hours ?? zeros
  const hours = current.with(0, (current[0] ?? 0) + addedHours * 100)
  return { ...input, [kind]: [...input[kind].filter(row => row.serverId !== serverId), { serverId, hours }] }
}
