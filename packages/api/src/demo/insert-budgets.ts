import { defaultMonthlyShares } from '@veckovis/domain/budget'
import type { Transaction } from '../db/database'

export type DemoNeeds = {
  readonly unitId: number
  readonly year: number
  readonly name: string
  /** Percent */
  readonly efficiency: number
  readonly fullTimeHours: number
  readonly lines: object
  readonly lockedAt: Date
}

export type DemoResources = {
  readonly name: string
  readonly lines: object
  readonly annualSalary: number
  readonly hours: number
  readonly leftForScheme: number
  readonly hoursForSchedule: number
  readonly annualWorkers: number
  readonly fixedCostPerWeek: number
  readonly obUsk: number
  readonly payrollOverhead: number
  readonly meanMonthlyPay: number
  /** Null leaves the budget active: the forecast then says that budgets must be locked first */
  readonly lockedAt: Date | null
}

export type DemoBudgets = { readonly needsBudgetId: number; readonly resourceBudgetId: number }

const onlyId = (rows: readonly { readonly id: number }[]): number => {
  const row = rows[0]
  if (row === undefined) throw new Error('The database gave no id for the new budget')
  return row.id
}

const insertNeeds = async (transaction: Transaction, needs: DemoNeeds): Promise<number> => {
  const { rows } = await transaction.query<{ id: number }>(
    `INSERT INTO needs_budget (unit_id, year, name, state, time_type, efficiency, lines, monthly_shares,
       full_time_hours, locked_at, municipality_id)
     VALUES ($1, $2, $3, 'locked', 'granted', $4, $5, $6, $7, $8, (SELECT municipality_id FROM unit WHERE id = $1))
     RETURNING id`,
    [
      needs.unitId,
      needs.year,
      needs.name,
      needs.efficiency,
      JSON.stringify(needs.lines),
      defaultMonthlyShares(needs.year),
      needs.fullTimeHours,
      needs.lockedAt,
    ],
  )
  return onlyId(rows)
}

/** A locked needs budget and the resource budget that rests on it. */
export const insertBudgets = async (
  transaction: Transaction,
  needs: DemoNeeds,
  resources: DemoResources,
): Promise<DemoBudgets> => {
  const needsBudgetId = await insertNeeds(transaction, needs)
  const { rows } = await transaction.query<{ id: number }>(
    `INSERT INTO resource_budget (unit_id, year, needs_budget_id, name, state, lines, monthly_shares, annual_salary,
       hours, left_for_scheme, hours_for_schedule, annual_workers, fixed_cost_per_week, ob_usk, payroll_overhead,
       full_time_hours, locked_at, mean_monthly_pay, municipality_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
       (SELECT municipality_id FROM unit WHERE id = $1))
     RETURNING id`,
    [
      needs.unitId,
      needs.year,
      needsBudgetId,
      resources.name,
      resources.lockedAt === null ? 'active' : 'locked',
      JSON.stringify(resources.lines),
      defaultMonthlyShares(needs.year),
      resources.annualSalary,
      resources.hours,
      resources.leftForScheme,
      resources.hoursForSchedule,
      resources.annualWorkers,
      resources.fixedCostPerWeek,
      resources.obUsk,
      resources.payrollOverhead,
      needs.fullTimeHours,
      resources.lockedAt,
      resources.meanMonthlyPay,
    ],
  )
  return { needsBudgetId, resourceBudgetId: onlyId(rows) }
}
