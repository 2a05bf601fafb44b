import type { BudgetOfNextYear, NextYearAnswer } from '@veckovis/contracts/budget'
import { permissionIds, type RoleHolder } from '@veckovis/domain/access'
import { budgetStates, nextBudgetYear, type BudgetState } from '@veckovis/domain/budget'
import { calendarDateInStockholm } from '@veckovis/domain/calendar'
import type { Transaction } from '../../../db/database'
import {
  listReadableUnits,
  shownOf,
  type AskedOfUnits,
  type ReadableUnit,
} from '../../../http/admission/readable-units'
import { listOpenRequests } from '../lock-requests/list-open-requests'

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

// How far the budgets of each unit have come: none, saved, active, locked, summed over both kinds.
const missingSql = `
WITH furthest AS (
  SELECT unit_id, kind, max(array_position($3::text[], state::text)) AS step
  FROM (SELECT unit_id, 'needs' AS kind, state FROM needs_budget WHERE unit_id = ANY ($1::int[]) AND year = $2
    UNION ALL
    SELECT unit_id, 'resources', state FROM resource_budget WHERE unit_id = ANY ($1::int[]) AND year = $2) AS budget
  GROUP BY unit_id, kind
), missing AS (
  SELECT u.id, u.place, coalesce(sum(f.step), 0) AS steps FROM unnest($1::int[]) WITH ORDINALITY AS u (id, place)
  LEFT JOIN furthest f ON f.unit_id = u.id
  GROUP BY u.id, u.place HAVING count(*) FILTER (WHERE f.step = $4) < 2
)
SELECT (SELECT count(*)::int FROM missing) AS total,
  ARRAY(SELECT id FROM missing ORDER BY steps, place LIMIT $5) AS first`

type Missing = { readonly total: number; readonly first: readonly number[] }

/** In how many of these units not both budgets are locked, and those that have come least far, so many of them. */
const countMissing = async (
  transaction: Transaction,
  { unitIds, year, most }: { readonly unitIds: readonly number[]; readonly year: number; readonly most: number },
): Promise<Missing> => {
  const values = [unitIds, year, budgetStates, budgetStates.indexOf('locked') + 1, most]
  const { rows } = await transaction.query<Missing>({ name: 'next-year-missing', text: missingSql, values })
  const [missing] = rows
  if (missing === undefined) throw new Error('A count without a row')
  return missing
}

const isMissing = ({ needs, resources }: Pick<NextYearAnswer['rows'][number], 'needs' | 'resources'>): boolean =>
  needs.state !== 'locked' || resources.state !== 'locked'

const listRows = async (transaction: Transaction, units: readonly ReadableUnit[], year: number) => {
  const budgets = await listBudgets(
    transaction,
    units.map(({ id }) => id),
    year,
  )
  const standingOf = (id: number, kind: StoredBudget['kind']) =>
    furthest(budgets.filter(budget => budget.unitId === id && budget.kind === kind))
  const rows = units.map(({ id, name, department }) => ({
    unit: { id, name },
    department,
    needs: standingOf(id, 'needs'),
    resources: standingOf(id, 'resources'),
  }))
  return rows.filter(isMissing)
}

/** What is missing of the next year's budgets, by the Swedish day of the moment, and the requests that wait. */
export const readNextYear = async (
  transaction: Transaction,
  reader: RoleHolder,
  asked: AskedOfUnits,
): Promise<NextYearAnswer> => {
  const { now } = asked
  const { year, isDue } = nextBudgetYear(calendarDateInStockholm(now))
  const readable = await listReadableUnits(transaction, reader, {
    permission: permissionIds.budget,
    licence: 'budget',
    now,
  })
  const unitIds = readable.units.map(({ id }) => id)
  const requests = await listOpenRequests(transaction, reader, unitIds)
  const answer = { units: unitIds.length, year, isDue, requests }
  if (!isDue) return { ...answer, total: 0, rows: [] }
  const { units, most } = shownOf(readable, asked)
  const { total, first } = await countMissing(transaction, { unitIds, year, most: most ?? 0 })
  const listed = most === undefined ? units : first.flatMap(id => units.filter(unit => unit.id === id))
  return { ...answer, total, rows: await listRows(transaction, listed, year) }
}
