import { calculateForecast, type WeekIncome } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import { forecastInputOf } from '../forecast-mapper'
import { forecastsInPieces } from '../store/forecasts-in-pieces'
import { readForecasts, type LockedForecast } from '../store/lock-forecasts'
import { listForecastsOfBudgets, type ForecastOfBudget, type ShiftOfBudget } from '../store/reprice-forecasts'
import type { ForecastHead } from '../stored-forecast'

/** SEK of a year, not rounded: what its weeks cost and bring, null without income, and what is left of its budget. */
type YearAtCost = { readonly cost: number; readonly left: number; readonly income: number | null }

export type TriedShift = {
  readonly unitId: number
  readonly year: number
  readonly before: YearAtCost
  readonly after: YearAtCost
}

const sumOf = (weeks: readonly number[]): number => weeks.reduce((sum, week) => sum + week, 0)

/** The year of a forecast as another head, and another income, would have it. */
export const yearAtCost = ({ rows }: LockedForecast, head: ForecastHead, income: WeekIncome | null): YearAtCost => {
  const input = { ...forecastInputOf(head, rows), ...(income === null ? {} : { income }) }
  const result = calculateForecast(input, { startWeek: 1, endWeek: head.weeks })
  const { weekCost, summary } = result
  return { cost: sumOf(weekCost), left: summary.leftOfYear, income: income === null ? null : sumOf(result.income) }
}

/** Income of the forecasts that have it, as it is stored. */
const readIncomes = async (
  transaction: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, WeekIncome>> => {
  const { rows } = await transaction.query<{ id: number; income: WeekIncome }>(
    'SELECT id, income FROM forecast WHERE id = ANY ($1::bigint[]) AND income IS NOT NULL',
    [ids],
  )
  return new Map(rows.map(({ id, income }) => [id, income]))
}

const tried = (
  forecast: LockedForecast,
  changed: readonly ForecastOfBudget[],
  incomes: ReadonlyMap<number, WeekIncome>,
): TriedShift[] => {
  const { head } = forecast
  const shift = changed.find(({ id }) => id === head.id)
  if (shift === undefined) return []
  const before = yearAtCost(forecast, head, incomes.get(head.id) ?? null)
  const after = yearAtCost(forecast, { ...head, costShift: shift.costShift }, shift.income)
  return [{ unitId: head.unitId, year: head.year, before, after }]
}

/**
 * What settings would do to the years of the forecasts on these budgets whose costs or income they change, in order of year and unit;
 * nothing is written and nothing locked. Years whose budgets are not both locked show no costs, and are left out.
 */
export const tryShifts = async (transaction: Transaction, shifts: readonly ShiftOfBudget[]): Promise<TriedShift[]> => {
  const changed = (await listForecastsOfBudgets(transaction, shifts)).filter(({ isSame }) => !isSame)
  const ids = changed.map(({ id }) => id)
  const all = await forecastsInPieces(ids, async piece => {
    const incomes = await readIncomes(transaction, piece)
    return (await readForecasts(transaction, piece))
      .filter(({ head }) => head.isLocked)
      .flatMap(forecast => tried(forecast, changed, incomes))
  })
  return all.sort((one, other) => one.year - other.year || one.unitId - other.unitId)
}
