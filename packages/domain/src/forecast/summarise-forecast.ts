import type { WeekRange } from '../calendar/week-range'
import type { ForecastInput } from './forecast-input'
import type { ForecastSummary, ForecastWeeks, RowSummary } from './forecast-result'
import { forecastRowIds as rowIds, type ForecastRowId } from './rows/forecast-row-ids'
import { absenceRowId, absenceServerIds, substituteRowId } from './rows/server-row-ids'
import { at } from './calculation/at-week'
import { calculateCostPerHour, calculateIdealPerWeek } from './calculation/calculate-cost-per-hour'
import { calculateIllnessPercent } from './calculation/calculate-illness-percent'

const sumOf = (values: readonly number[], from: number, to: number): number => {
  let sum = 0
  for (let index = from; index < to; index += 1) sum += at(values, index)
  return sum
}

type StoredRow = readonly [rowId: ForecastRowId, hours: readonly number[]]

const storedRows = (input: ForecastInput): StoredRow[] => [
  ...input.absences.map((row): StoredRow => [absenceRowId(row.serverId), row.hours]),
  ...input.substitutes.map((row): StoredRow => [substituteRowId(row.serverId), row.hours]),
  [rowIds.budgetedSubstituteHours, input.budgetedSubstituteHours],
  [rowIds.myForecast, input.myForecast],
  [rowIds.budgetedStaffHours, input.budgetedStaffHours],
  [rowIds.actualHours, input.scheduled],
]

/** Sums and averages over the selected weeks; a running row shows its last week instead of a sum. */
const summariseRows = (
  input: ForecastInput,
  range: WeekRange,
  weeks: ForecastWeeks,
): Map<ForecastRowId, RowSummary> => {
  const from = range.startWeek - 1
  const count = range.endWeek - from
  const rows = new Map<ForecastRowId, RowSummary>()
  const add = (rowId: ForecastRowId, sum: number) => rows.set(rowId, { sum, average: sum / count })
  const addHours = (rowId: ForecastRowId, hundredths: number) => add(rowId, hundredths / 100)
  const addLast = (rowId: ForecastRowId, values: readonly number[]) =>
    rows.set(rowId, { sum: at(values, count - 1), average: sumOf(values, 0, count) / count })
  for (const [rowId, hours] of storedRows(input)) addHours(rowId, sumOf(hours, from, range.endWeek))
  const required = sumOf(input.totalHoursRequired, from, range.endWeek)
  addHours(rowIds.totalRequired, required + sumOf(input.changedNeedsFromDiary, from, range.endWeek))
  addHours(rowIds.resourceTime, sumOf(weeks.resourceTime, 0, count))
  addHours(rowIds.extraTime, sumOf(weeks.extraTime, 0, count))
  addHours(rowIds.absences, sumOf(weeks.absences, 0, count))
  addHours(rowIds.hourlyUsageResult, sumOf(weeks.hourResult, 0, count))
  addLast(rowIds.weeklyEfficiency, weeks.efficiency)
  add(rowIds.incomingBudget, calculateIdealPerWeek(input.budget.annualSalary) * count)
  add(rowIds.staffCost, sumOf(weeks.staffCost, 0, count))
  add(rowIds.fixedCost, sumOf(weeks.fixedCost, 0, count))
  addLast(rowIds.remainingBudget, weeks.remaining)
  add(rowIds.deficitHours, sumOf(weeks.deficit, 0, count))
  addLast(rowIds.deficitCumulative, weeks.deficitCumulative)
  add(rowIds.meaningFte, sumOf(weeks.meaningFte, 0, count))
  add(rowIds.meaningCost, sumOf(weeks.meaningCost, 0, count))
  return rows
}

const illnessOfRange = (input: ForecastInput, { startWeek, endWeek }: WeekRange): number => {
  const illness = input.absences.find(row => row.serverId === absenceServerIds.shortTermIllness)
  if (illness === undefined) return 0
  const from = startWeek - 1
  return calculateIllnessPercent(sumOf(illness.hours, from, endWeek), sumOf(input.scheduled, from, endWeek))
}

/** The figures of the whole range beside the weeks. */
export const summariseForecast = (input: ForecastInput, range: WeekRange, weeks: ForecastWeeks): ForecastSummary => {
  const last = range.endWeek - range.startWeek
  return {
    idealPerWeek: calculateIdealPerWeek(input.budget.annualSalary),
    costPerHour: calculateCostPerHour(input.budget),
    totalEfficiency: at(weeks.efficiency, last),
    targetMean: sumOf(weeks.target, 0, last + 1) / (last + 1),
    illnessPercentOfRange: illnessOfRange(input, range),
    remaining: at(weeks.remaining, last),
    deficit: at(weeks.deficitCumulative, last),
    rows: summariseRows(input, range, weeks),
  }
}
