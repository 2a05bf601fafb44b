import type { BudgetCostFactors, NewResourceBudget, ResourceBudget } from '@veckovis/contracts/budget'
import type { CalculatedResourceBudget } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import { lockRequestSql, removeLockRequests } from '../lock-requests/lock-request-repository'
import { instantOf } from '../../../db/instant-of'

/** A resource budget as stored. The frozen values count once it is locked; before, settings and staff do. */
export type StoredResource = Omit<ResourceBudget, 'basis' | 'figures' | 'balance' | 'efficiency'> & {
  readonly frozen: {
    readonly payrollOverhead: number | null
    readonly holidayAllowance: number
    readonly meanMonthlyPay: number | null
    readonly fullTimeHours: number
    /** Null in a budget that was made before they were kept */
    readonly costFactors: BudgetCostFactors | null
  }
}

export type EnteredResource = Omit<NewResourceBudget, 'requestId' | 'year' | 'needsBudgetId'>

/** What is kept of a calculation, and what it was made from. */
export type KeptFigures = {
  readonly figures: CalculatedResourceBudget['figures']
  readonly frozen: StoredResource['frozen']
}

const columns = `b.id, b.unit_id AS "unitId", b.version, b.year, b.needs_budget_id AS "needsBudgetId", b.state, b.name,
  b.lines -> 'budgetTypes' AS "budgetTypes", b.lines -> 'staffTypes' AS "staffTypes", b.ob_usk AS "obUsk",
  b.monthly_shares AS "monthlyShares",
  ${instantOf('b.locked_at')} AS "lockedAt",
  json_build_object('payrollOverhead', b.payroll_overhead, 'holidayAllowance', b.holiday_allowance,
    'meanMonthlyPay', b.mean_monthly_pay, 'fullTimeHours', b.full_time_hours, 'costFactors', b.cost_factors) AS frozen,
  ${lockRequestSql('resource', 'b.id')}`

/** All of the unit's resource budgets, the latest year first. */
export const listResources = async (transaction: Transaction, unitId: number): Promise<StoredResource[]> => {
  const { rows } = await transaction.query<StoredResource>({
    name: 'resource-list',
    text: `SELECT ${columns} FROM resource_budget b WHERE b.unit_id = $1 ORDER BY b.year DESC, b.id DESC`,
    values: [unitId],
  })
  return rows
}

export const findResource = async (
  transaction: Transaction,
  asked: { readonly id: number; readonly unitId: number },
): Promise<StoredResource | undefined> => {
  const { rows } = await transaction.query<StoredResource>({
    name: 'resource-one',
    text: `SELECT ${columns} FROM resource_budget b WHERE b.id = $1::bigint AND b.unit_id = $2`,
    values: [asked.id, asked.unitId],
  })
  return rows[0]
}

/** The unit of a budget that the user may see. */
export const findUnitOfResource = async (transaction: Transaction, id: number): Promise<number | undefined> => {
  const { rows } = await transaction.query<{ unit_id: number }>({
    name: 'resource-unit',
    text: 'SELECT unit_id FROM resource_budget WHERE id = $1::bigint',
    values: [id],
  })
  return rows[0]?.unit_id
}

export const findResourceMadeBy = async (
  transaction: Transaction,
  asked: { readonly unitId: number; readonly requestId: string; readonly digest: Buffer },
): Promise<{ readonly id: number; readonly isSame: boolean } | undefined> => {
  const { rows } = await transaction.query<{ id: number; isSame: boolean }>(
    'SELECT id, request_digest = $3 AS "isSame" FROM resource_budget WHERE unit_id = $1 AND request_id = $2',
    [asked.unitId, asked.requestId, asked.digest],
  )
  return rows[0]
}

const changingColumns = [
  'name',
  'lines',
  'monthly_shares',
  'ob_usk',
  'annual_salary',
  'hours',
  'left_for_scheme',
  'hours_for_schedule',
  'annual_workers',
  'fixed_cost_per_week',
  'payroll_overhead',
  'holiday_allowance',
  'mean_monthly_pay',
  'full_time_hours',
] as const

const changingValues = (entered: EnteredResource, { figures, frozen }: KeptFigures) => [
  entered.name,
  JSON.stringify({ budgetTypes: entered.budgetTypes, staffTypes: entered.staffTypes }),
  entered.monthlyShares,
  entered.obUsk,
  figures.annualSalary,
  figures.hours,
  figures.leftForSchemeBudget,
  figures.hoursForSchedule,
  figures.annualWorkers,
  figures.fixedCostPerWeek,
  frozen.payrollOverhead,
  frozen.holidayAllowance,
  frozen.meanMonthlyPay,
  frozen.fullTimeHours,
]

const placeholders = changingColumns.map((_, index) => `$${index + 1}`).join(', ')
const assignments = changingColumns.map((column, index) => `${column} = $${index + 1}`).join(', ')

export type ResourceToInsert = {
  readonly unitId: number
  readonly made: NewResourceBudget
  readonly digest: Buffer
  readonly kept: KeptFigures
}

export const insertResource = async (
  transaction: Transaction,
  { unitId, made, digest, kept }: ResourceToInsert,
): Promise<number> => {
  const { rows } = await transaction.query<{ id: number }>(
    `INSERT INTO resource_budget (${changingColumns.join(', ')}, unit_id, year, needs_budget_id, request_id,
       request_digest, municipality_id)
     VALUES (${placeholders}, $15, $16, $17, $18, $19, (SELECT municipality_id FROM unit WHERE id = $15)) RETURNING id`,
    [...changingValues(made, kept), unitId, made.year, made.needsBudgetId, made.requestId, digest],
  )
  const inserted = rows[0]
  if (inserted === undefined) throw new Error('The database gave no id for the new resource budget')
  return inserted.id
}

/** Writes what was entered with its figures and counts the version up. */
export const updateResource = async (
  transaction: Transaction,
  id: number,
  entered: EnteredResource,
  kept: KeptFigures,
): Promise<void> => {
  await transaction.query(`UPDATE resource_budget SET ${assignments}, version = version + 1 WHERE id = $15`, [
    ...changingValues(entered, kept),
    id,
  ])
}

/** Another budget of the year takes the place of the active one; answers the ids that lost it. */
export const activateResource = async (
  transaction: Transaction,
  { id, unitId, year }: Pick<StoredResource, 'id' | 'unitId' | 'year'>,
): Promise<number[]> => {
  const { rows } = await transaction.query<{ id: number }>(
    `UPDATE resource_budget SET state = 'saved', version = version + 1
     WHERE unit_id = $1 AND year = $2 AND state = 'active' RETURNING id`,
    [unitId, year],
  )
  await transaction.query("UPDATE resource_budget SET state = 'active', version = version + 1 WHERE id = $1", [id])
  const formers = rows.map(former => former.id)
  // Only an active budget can be locked, so there is nothing to ask for any more.
  await removeLockRequests(transaction, 'resource', formers)
  return formers
}

/** Freezes figures and what they were made from together with the state; a request to lock is answered by it. */
export const lockResource = async (
  transaction: Transaction,
  budget: StoredResource,
  kept: KeptFigures,
  at: Date,
): Promise<void> => {
  await transaction.query(
    `UPDATE resource_budget SET ${assignments}, version = version + 1, state = 'locked', locked_at = $15,
       cost_factors = $16
     WHERE id = $17`,
    [...changingValues(budget, kept), at, JSON.stringify(kept.frozen.costFactors), budget.id],
  )
  await removeLockRequests(transaction, 'resource', [budget.id])
}

export const deleteResource = async (transaction: Transaction, id: number): Promise<void> => {
  await transaction.query('DELETE FROM resource_budget WHERE id = $1', [id])
}
