import type { ComprehensiveForecast } from '@veckovis/contracts/forecast'
import type { WeekHours } from '@veckovis/contracts/wire'
import { weeksInIsoYear } from '@veckovis/domain/calendar'
import { type ForecastInput } from '@veckovis/domain/forecast'

const weeksOf = (map: WeekHours | Record<string, number>, weeks: number, factor: number): number[] =>
  Array.from({ length: weeks }, (_, index) => Math.round((map[String(index + 1)] ?? 0) * factor))

/** What the page would calculate from, read from the answer on the wire. */
export const forecastInputOfAnswer = ({
  budget,
  staffing,
  needs,
  metrics,
  avgCostPerHour,
}: ComprehensiveForecast): ForecastInput => {
  const weeks = weeksInIsoYear(budget.year)
  const hours = (map: WeekHours | undefined) => weeksOf(map ?? {}, weeks, 100)
  const listed = (rows: ComprehensiveForecast['staffing']['absences']) =>
    rows.map(row => ({ serverId: row.id, hours: hours(row.values) }))
  return {
    year: budget.year,
    weeks,
    resourceBudget: {
      annualSalary: budget.annualSalary,
      hours: budget.hours,
      fullTimeHours: budget.fullTimeHours,
      fixedCostPerWeek: budget.fixedCostPerWeek,
      serverCostPerHour: avgCostPerHour,
      costFactors: budget.costFactors,
    },
    absences: listed(staffing.absences),
    substitutes: listed(staffing.substitutes),
    budgetedStaffHours: hours(staffing.budgetedStaffHours),
    scheduled: hours(staffing.scheduled),
    budgetedSubstituteHours: hours(staffing.budgetedSubstituteHours),
    totalHoursRequired: hours(needs.totalHoursRequired),
    changedNeedsFromDiary: hours(needs.changedNeedsFromDiary),
    myForecast: hours(staffing.myForecast[0]?.values),
    target: weeksOf(metrics.target.efficiency, weeks, 1),
  }
}
