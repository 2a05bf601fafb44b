import type { Transaction } from '../../../db/database'
import { arrayLiteral } from '../forecast-mapper'
import type { ForecastVersion } from '../forecast-repository'
import type { ForecastHead, StoredBudget, StoredRow, YearFigures } from '../stored-forecast'

export type NewForecast = {
  readonly unitId: number
  readonly year: number
  readonly needsBudgetId: number
  readonly resourceBudgetId: number
  /** Rows with hours; every other fixed row begins with zeros */
  readonly rows: readonly StoredRow[]
  readonly at: Date
}

type BudgetOfForecast = { readonly budget: StoredBudget; readonly municipalityId: number }

export const readBudgetOfForecast = async (
  transaction: Transaction,
  resourceBudgetId: number,
): Promise<BudgetOfForecast> => {
  const { rows } = await transaction.query<StoredBudget & { municipality_id: number }>(
    `SELECT b.annual_salary::float8 AS "annualSalary", b.hours::float8 AS hours,
       b.full_time_hours::float8 AS "fullTimeHours", b.fixed_cost_per_week::float8 AS "fixedCostPerWeek",
       b.cost_factors AS "costFactors", d.municipality_id
     FROM resource_budget b JOIN unit u ON u.id = b.unit_id JOIN department d ON d.id = u.department_id
     WHERE b.id = $1`,
    [resourceBudgetId],
  )
  const row = rows[0]
  if (row === undefined) throw new Error(`There is no resource budget ${resourceBudgetId}`)
  const { municipality_id: municipalityId, ...budget } = row
  return { budget, municipalityId }
}

export const insertForecast = async (
  transaction: Transaction,
  forecast: NewForecast & { readonly weeks: number; readonly figures: YearFigures },
): Promise<ForecastVersion> => {
  const { figures } = forecast
  const { rows } = await transaction.query<ForecastVersion>(
    `INSERT INTO forecast (unit_id, year, weeks, needs_budget_id, resource_budget_id, available_hours, cost_per_hour,
       staff_cost, remaining_budget, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id, version`,
    [
      forecast.unitId,
      forecast.year,
      forecast.weeks,
      forecast.needsBudgetId,
      forecast.resourceBudgetId,
      figures.availableHours / 100,
      figures.costPerHour,
      figures.staffCost,
      figures.remainingBudget,
      forecast.at,
    ],
  )
  const created = rows[0]
  if (created === undefined) throw new Error('The database gave no id for the new forecast')
  return created
}

export const setBudgetsOfForecast = async (
  transaction: Transaction,
  budgets: { readonly forecastId: number; readonly needsBudgetId: number; readonly resourceBudgetId: number },
): Promise<void> => {
  await transaction.query('UPDATE forecast SET needs_budget_id = $2, resource_budget_id = $3 WHERE id = $1', [
    budgets.forecastId,
    budgets.needsBudgetId,
    budgets.resourceBudgetId,
  ])
}

export const insertRows = async (
  transaction: Transaction,
  head: Pick<ForecastHead, 'id' | 'weeks'>,
  rows: readonly StoredRow[],
): Promise<void> => {
  await transaction.query(
    `INSERT INTO forecast_row (forecast_id, weeks, kind, source_id, typed, diary)
     SELECT $1, $2, kind, source_id, typed::numeric[], diary::numeric[]
     FROM unnest($3::text[], $4::int[], $5::text[], $6::text[]) AS made (kind, source_id, typed, diary)`,
    [
      head.id,
      head.weeks,
      rows.map(row => row.kind),
      rows.map(row => row.sourceId),
      rows.map(row => arrayLiteral(row.typed)),
      rows.map(row => arrayLiteral(row.diary)),
    ],
  )
}
