import type { BudgetOfNextYear, NextYearBudgets } from '@veckovis/contracts/budget'
import { permissionIds, type RoleHolder } from '@veckovis/domain/access'
import { budgetStates, nextBudgetYear, type BudgetState } from '@veckovis/domain/budget'
import { calendarDateInStockholm } from '@veckovis/domain/calendar'
import type { Transaction } from '../../../db/database'
import { listReadableUnits } from '../../../http/admission/readable-units'

type StoredBudget = {
  readonly unitId: number
  readonly kind: 'needs' | 'resources'
  readonly state: BudgetState
  readonly request: BudgetOfNextYear['request']
}

const sql = `
SELECT n.unit_id AS "unitId", 'needs' AS kind, n.state, r.state AS request FROM needs_budget n
LEFT JOIN lock_request r ON r.needs_budget_id = n.id AND r.municipality_id = n.municipality_id
WHERE n.unit_id = ANY ($1::int[]) AND n.year = $2
UNION ALL
SELECT b.unit_id, 'resources', b.state, r.state FROM resource_budget b
LEFT JOIN lock_request r ON r.resource_budget_id = b.id AND r.municipality_id = b.municipality_id
WHERE b.unit_id = ANY ($1::int[]) AND b.year = $2`

const listBudgets = async (transaction: Transaction, unitIds: readonly number[], year: number) => {
  const { rows } = await transaction.query<StoredBudget>({
    name: 'next-year-budgets',
    text: sql,
    values: [unitIds, year],
  })
  return rows
}

/** The states stand in the order in which a budget gets them. */
const furthest = (budgets: readonly StoredBudget[]): BudgetOfNextYear => {
  const [last] = budgets.toSorted((one, other) => budgetStates.indexOf(other.state) - budgetStates.indexOf(one.state))
  return last === undefined ? { state: null, request: null } : { state: last.state, request: last.request }
}

const isMissing = ({ needs, resources }: Pick<NextYearBudgets['rows'][number], 'needs' | 'resources'>): boolean =>
  needs.state !== 'locked' || resources.state !== 'locked'

/** What is missing of the next year's budgets, by the Swedish day of the moment. */
export const readNextYear = async (
  transaction: Transaction,
  reader: RoleHolder,
  { now, activeUnitId }: { readonly now: Date; readonly activeUnitId: number | undefined },
): Promise<NextYearBudgets> => {
  const { year, isDue } = nextBudgetYear(calendarDateInStockholm(now))
  const asked = { permission: permissionIds.budget, licence: 'budget', now, activeUnitId }
  const { units, total } = await listReadableUnits(transaction, reader, asked)
  if (!isDue) return { units: total, year, isDue, rows: [] }
  const ids = units.map(({ id }) => id)
  const budgets = await listBudgets(transaction, ids, year)
  const standingOf = (id: number, kind: StoredBudget['kind']) =>
    furthest(budgets.filter(budget => budget.unitId === id && budget.kind === kind))
  const rows = units.map(({ id, name, department }) => ({
    unit: { id, name },
    department,
    needs: standingOf(id, 'needs'),
    resources: standingOf(id, 'resources'),
  }))
  return { units: total, year, isDue, rows: rows.filter(isMissing) }
}
