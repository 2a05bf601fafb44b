import {
  payRevisionKeys,
  payRevisionOfKey,
  payRiseOf,
  type PayOfBudget,
  type PayRevision,
} from '@veckovis/domain/budget'
import type { PayRise } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import type { RiseOfBudget } from '../budget-context'
import { settingLocks } from '../settings/settings-repository'

/** The revisions of pay of a municipality, by day. */
export const listPayRevisions = async (transaction: Transaction, municipalityId: number): Promise<PayRevision[]> => {
  const { rows } = await transaction.query<{ key: string; validFrom: string; value: number }>(
    `SELECT key, valid_from::text AS "validFrom", value FROM dated_setting
     WHERE municipality_id = $1 AND key = ANY ($2) ORDER BY valid_from, key`,
    [municipalityId, payRevisionKeys],
  )
  return rows.map(({ key, ...dated }) => {
    const of = payRevisionOfKey(key)
    if (of === undefined) throw new Error(`${key} is no revision of pay`)
    return { ...of, ...dated }
  })
}

type LockedBudget = PayOfBudget & { readonly id: number; readonly municipalityId: number; readonly year: number }

const lockedBudgetSql = (condition: string) => `
SELECT b.id, b.municipality_id AS "municipalityId", b.year, b.mean_monthly_pay AS "meanMonthlyPay", b.annual_salary::float8 AS "annualSalary",
  b.hours::float8 AS hours, b.full_time_hours::float8 AS "fullTimeHours", b.left_for_scheme::float8 AS "leftForSchedule",
  b.lines -> 'staffTypes' AS "staffTypes", b.fixed_cost_per_week::float8 AS "fixedCostPerWeek", b.ob_usk::float8 AS "obUsk"
FROM resource_budget b WHERE b.state = 'locked' AND ${condition} ORDER BY b.id`

const listLockedBudgets = async (
  transaction: Transaction,
  condition: string,
  value: number,
): Promise<LockedBudget[]> => {
  const { rows } = await transaction.query<LockedBudget>(lockedBudgetSql(condition), [value])
  return rows
}

/** What these revisions add to each locked resource budget of a municipality; null where none lies in its year. */
export const risesOfMunicipality = async (
  transaction: Transaction,
  municipalityId: number,
  revisions: readonly PayRevision[],
): Promise<RiseOfBudget[]> => {
  const budgets = await listLockedBudgets(transaction, 'b.municipality_id = $1', municipalityId)
  return budgets.map(budget => ({
    resourceBudgetId: budget.id,
    payRise: payRiseOf(revisions, budget.year, budget),
  }))
}

/** What the revisions of its municipality add to a resource budget that has just been locked. */
export const riseOfLocked = async (transaction: Transaction, resourceBudgetId: number): Promise<PayRise | null> => {
  const [budget] = await listLockedBudgets(transaction, 'b.id = $1::bigint', resourceBudgetId)
  if (budget === undefined) throw new Error(`Resource budget ${resourceBudgetId} is not locked`)
  const { municipalityId, year } = budget
  // Whoever sets a revision at the same time comes before this, or finds the forecast that follows it.
  await transaction.query('SELECT pg_advisory_xact_lock_shared($1, $2)', [settingLocks, municipalityId])
  return payRiseOf(await listPayRevisions(transaction, municipalityId), year, budget)
}
