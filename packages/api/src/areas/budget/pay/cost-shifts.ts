import {
  costShiftsOf,
  incomesOf,
  type CostSettings,
  type IncomeOfBudget,
  type PayOfBudget,
} from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import type { ShiftOfBudget } from '../budget-context'
import { listPrices } from '../income/prices-repository'
import { readQuantities } from '../income/quantities-repository'
import { settingLocks } from '../settings/settings-repository'
import { listPayRevisions } from './pay-revisions-repository'
import { listUnsocialRules } from './unsocial-rules'

/** The dated settings of a municipality that move costs and income below a locked budget. */
export const readCostSettings = async (transaction: Transaction, municipalityId: number) => ({
  revisions: await listPayRevisions(transaction, municipalityId),
  unsocial: await listUnsocialRules(transaction, municipalityId),
  prices: await listPrices(transaction, municipalityId),
})

/** The same with their ids. */
export type StoredCostSettings = Awaited<ReturnType<typeof readCostSettings>>

type LockedBudget = PayOfBudget &
  Pick<IncomeOfBudget, 'needs' | 'budgetTypes'> & {
    readonly id: number
    readonly municipalityId: number
    readonly unitId: number
    readonly year: number
  }

const lockedBudgetSql = (condition: string) => `
SELECT b.id, b.municipality_id AS "municipalityId", b.unit_id AS "unitId", b.year, b.mean_monthly_pay AS "meanMonthlyPay", b.annual_salary::float8 AS "annualSalary",
  b.hours::float8 AS hours, b.full_time_hours::float8 AS "fullTimeHours", b.left_for_scheme::float8 AS "leftForSchedule",
  b.lines -> 'staffTypes' AS "staffTypes", b.fixed_cost_per_week::float8 AS "fixedCostPerWeek", b.ob_usk::float8 AS "obUsk",
  b.lines -> 'budgetTypes' AS "budgetTypes", n.lines || jsonb_build_object('timeType', n.time_type, 'fullTimeHours', n.full_time_hours) AS needs
FROM resource_budget b JOIN needs_budget n ON n.id = b.needs_budget_id AND n.municipality_id = b.municipality_id
WHERE b.state = 'locked' AND ${condition} ORDER BY b.id`

const listLockedBudgets = async (
  transaction: Transaction,
  condition: string,
  value: number,
): Promise<LockedBudget[]> => {
  const { rows } = await transaction.query<LockedBudget>(lockedBudgetSql(condition), [value])
  return rows
}

type QuantitiesOf = Awaited<ReturnType<typeof readQuantities>>

/** What these settings and its unit's typed quantities make of a locked budget. */
const shiftsOf = (settings: CostSettings, quantitiesOf: QuantitiesOf) => {
  const [shiftOf, incomeOf] = [costShiftsOf(settings), incomesOf(settings.prices)]
  return ({ id, unitId, year, ...budget }: LockedBudget): ShiftOfBudget => ({
    resourceBudgetId: id,
    costShift: shiftOf(year, budget),
    income: incomeOf(year, { ...budget, ...quantitiesOf(unitId) }),
  })
}

/** What these settings make of each locked resource budget of a municipality. */
export const shiftsOfMunicipality = async (
  transaction: Transaction,
  municipalityId: number,
  settings: CostSettings,
): Promise<ShiftOfBudget[]> => {
  const budgets = await listLockedBudgets(transaction, 'b.municipality_id = $1', municipalityId)
  return budgets.map(shiftsOf(settings, await readQuantities(transaction, municipalityId)))
}

/**
 * What the settings of its municipality make of a locked budget. Whoever changes a setting at the same time comes before
 * this, or finds the forecast that follows it.
 */
const shiftsNow = async (transaction: Transaction, municipalityId: number) => {
  await transaction.query('SELECT pg_advisory_xact_lock_shared($1, $2)', [settingLocks, municipalityId])
  return shiftsOf(
    await readCostSettings(transaction, municipalityId),
    await readQuantities(transaction, municipalityId),
  )
}

/** The same of a resource budget that has just been locked. */
export const shiftOfLocked = async (
  transaction: Transaction,
  resourceBudgetId: number,
): Promise<Pick<ShiftOfBudget, 'costShift' | 'income'>> => {
  const [budget] = await listLockedBudgets(transaction, 'b.id = $1::bigint', resourceBudgetId)
  if (budget === undefined) throw new Error(`Resource budget ${resourceBudgetId} is not locked`)
  const { costShift, income } = (await shiftsNow(transaction, budget.municipalityId))(budget)
  return { costShift, income }
}

/** The same of all locked resource budgets of a unit. */
export const shiftsOfUnit = async (
  transaction: Transaction,
  { unitId, municipalityId }: { readonly unitId: number; readonly municipalityId: number },
): Promise<ShiftOfBudget[]> => {
  const budgets = await listLockedBudgets(transaction, 'b.unit_id = $1::bigint', unitId)
  return budgets.map(await shiftsNow(transaction, municipalityId))
}
