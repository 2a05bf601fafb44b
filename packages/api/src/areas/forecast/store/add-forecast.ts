import { weeksInIsoYear } from '@veckovis/domain/calendar'
import type { CostShift, SickPay, WeekIncome } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import type { ForecastVersion } from '../forecast-repository'
import {
  columnOfIncome,
  columnsOfShift,
  columnsOfSickPay,
  shownHours,
  type StoredResourceBudget,
  type StoredRow,
  type YearFigures,
} from '../stored-forecast'
import { sickPayNow } from '../sick-pay/sick-pay-now'
import { ofMunicipality, readSickPayRules } from '../sick-pay/sick-pay-rules'
import { yearFiguresOf } from '../year-figures'
import { moveRollup, writeRows } from './planning-writes'
import { writeMeasures } from './write-measures'

export type NewForecast = {
  readonly unitId: number
  readonly year: number
  readonly needsBudgetId: number
  readonly resourceBudgetId: number
  readonly rows: readonly StoredRow[]
  /** Null where the settings of the municipality change nothing in the year */
  readonly costShift: CostShift | null
  /** Null where the municipality has no prices, or the budget is not paid by hour or room */
  readonly income: WeekIncome | null
  readonly at: Date
}

type ResourceBudgetOfForecast = { readonly resourceBudget: StoredResourceBudget; readonly municipalityId: number }

const readResourceBudget = async (
  transaction: Transaction,
  resourceBudgetId: number,
): Promise<ResourceBudgetOfForecast> => {
  const { rows } = await transaction.query<StoredResourceBudget & { municipality_id: number }>(
    `SELECT b.annual_salary::float8 AS "annualSalary", b.hours::float8 AS hours,
       b.full_time_hours::float8 AS "fullTimeHours", b.fixed_cost_per_week::float8 AS "fixedCostPerWeek",
       b.cost_factors AS "costFactors", b.annual_workers::float8 AS "annualWorkers", b.municipality_id
     FROM resource_budget b WHERE b.id = $1`,
    [resourceBudgetId],
  )
  const row = rows[0]
  if (row === undefined) throw new Error(`There is no resource budget ${resourceBudgetId}`)
  const { municipality_id: municipalityId, ...resourceBudget } = row
  return { resourceBudget, municipalityId }
}

/** What illness by spell takes off in a year whose forecast is to come. */
const sickPayOfNew = async (
  transaction: Transaction,
  year: Pick<NewForecast, 'unitId' | 'year'>,
  municipalityId: number,
): Promise<SickPay | null> => {
  const rulesOf = await readSickPayRules(transaction, ofMunicipality(municipalityId))
  const [sickPay = null] = await sickPayNow(transaction, [{ year, rules: rulesOf(municipalityId) }])
  return sickPay
}

const insertForecast = async (
  transaction: Transaction,
  forecast: NewForecast & { readonly municipalityId: number; readonly sickPay: SickPay | null },
  figures: YearFigures,
): Promise<ForecastVersion> => {
  const shift = columnsOfShift(forecast.costShift)
  const sickPay = columnsOfSickPay(forecast.sickPay)
  const { rows } = await transaction.query<ForecastVersion>(
    `INSERT INTO forecast (unit_id, year, weeks, needs_budget_id, resource_budget_id, available_hours, cost_per_hour,
       staff_cost, remaining_budget, created_at, municipality_id, pay_rise, fixed_cost_rise,
       unsocial_shift, income, sick_spell_hours, sick_saved_hours)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) RETURNING id, version`,
    [
      forecast.unitId,
      forecast.year,
      weeksInIsoYear(forecast.year),
      forecast.needsBudgetId,
      forecast.resourceBudgetId,
      figures.availableHours / 100,
      figures.costPerHour,
      figures.staffCost,
      figures.remainingBudget,
      forecast.at,
      forecast.municipalityId,
      shift.perHour,
      shift.fixedCost,
      shift.unsocial,
      columnOfIncome(forecast.income),
      sickPay.spellHours,
      sickPay.savedHours,
    ],
  )
  const created = rows[0]
  if (created === undefined) throw new Error('The database gave no id for the new forecast')
  return created
}

/** A forecast with its first rows, its figures and its part of the sums of its municipality. */
export const addForecast = async (transaction: Transaction, forecast: NewForecast): Promise<ForecastVersion> => {
  const { year, rows, costShift } = forecast
  const weeks = weeksInIsoYear(year)
  const { resourceBudget, municipalityId } = await readResourceBudget(transaction, forecast.resourceBudgetId)
  const sickPay = await sickPayOfNew(transaction, forecast, municipalityId)
  const figures = yearFiguresOf({ year, weeks, resourceBudget, costShift, sickPay }, rows)
  const created = await insertForecast(transaction, { ...forecast, municipalityId, sickPay }, figures)
  await writeMeasures(transaction, [{ forecastId: created.id, measures: figures.measures }])
  await writeRows(
    transaction,
    rows.map(row => ({ ...row, forecast: { id: created.id, weeks, municipalityId } })),
  )
  await moveRollup(
    transaction,
    rows.map(row => ({
      forecast: { municipalityId, year },
      kind: row.kind,
      sourceId: row.sourceId,
      difference: shownHours(row),
    })),
  )
  return created
}
