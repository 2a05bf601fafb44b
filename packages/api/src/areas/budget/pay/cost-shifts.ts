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
    readonly year: number
  }

const lockedBudgetSql = (condition: string) => `
SELECT b.id, b.municipality_id AS "municipalityId", b.year, b.mean_monthly_pay AS "meanMonthlyPay", b.annual_salary::float8 AS "annualSalary",
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

/** What these settings make of a locked budget; the unit's typed quantities have no list yet. */
const shiftsOf = (settings: CostSettings) => {
  const [shiftOf, incomeOf] = [costShiftsOf(settings), incomesOf(settings.prices)]
  return ({ id, year, ...budget }: LockedBudget): ShiftOfBudget => ({
    resourceBudgetId: id,
    costShift: shiftOf(year, budget),
    income: incomeOf(year, { ...budget, visits: [], months: [] }),
  })
}

/** What these settings make of each locked resource budget of a municipality. */
export const shiftsOfMunicipality = async (
  transaction: Transaction,
  municipalityId: number,
  settings: CostSettings,
): Promise<ShiftOfBudget[]> => {
  const budgets = await listLockedBudgets(transaction, 'b.municipality_id = $1', municipalityId)
  return budgets.map(shiftsOf(settings))
}

/** What the settings of its municipality make of a resource budget that has just been locked. */
export const shiftOfLocked = async (
  transaction: Transaction,
  resourceBudgetId: number,
): Promise<Pick<ShiftOfBudget, 'costShift' | 'income'>> => {
  const [budget] = await listLockedBudgets(transaction, 'b.id = $1::bigint', resourceBudgetId)
  if (budget === undefined) throw new Error(`Resource budget ${resourceBudgetId} is not locked`)
  const { municipalityId } = budget
  // Whoever changes a setting at the same time comes before this, or finds the forecast that follows it.
  await transaction.query('SELECT pg_advisory_xact_lock_shared($1, $2)', [settingLocks, municipalityId])
  const { costShift, income } = shiftsOf(await readCostSettings(transaction, municipalityId))(budget)
  return { costShift, income }
}
