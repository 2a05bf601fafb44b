import { unitReadiness, type UnitReadiness } from '@veckovis/contracts/budget'
import { budgetStates, type BudgetState } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { budgetAccess, unitParams } from '../budget-access'
import type { BudgetServices } from '../budget-context'

const statesSql = `SELECT ARRAY(SELECT DISTINCT state FROM needs_budget WHERE unit_id = $1) AS needs,
  ARRAY(SELECT DISTINCT state FROM resource_budget WHERE unit_id = $1) AS resources`

type States = { readonly needs: readonly BudgetState[]; readonly resources: readonly BudgetState[] }

const readStates = async (transaction: Transaction, unitId: number): Promise<States> => {
  const { rows } = await transaction.query<States>({ name: 'budget-states', text: statesSql, values: [unitId] })
  return rows[0] ?? { needs: [], resources: [] }
}

/** The states stand in the order in which a budget gets them. */
const furthest = (states: readonly BudgetState[]) => budgetStates.findLast(state => states.includes(state)) ?? null

/** For the start page: which of staff, needs budget and resource budget a unit still lacks. */
export const readinessRoute = ({ database, staffOfUnit }: BudgetServices): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/budget/unit/:unitId/readiness',
    summary: 'What the unit has of what its first forecast needs',
    access: budgetAccess('READ'),
    data: 'ordinary',
    params: unitParams,
    answer: unitReadiness,
    handler: ({ caller: { userId, unitId } }): Promise<UnitReadiness> =>
      database.asUser(userId, async transaction => {
        const { needs, resources } = await readStates(transaction, unitId)
        const staff = await staffOfUnit(transaction, unitId)
        return { hasStaff: staff.length > 0, needs: furthest(needs), resources: furthest(resources) }
      }),
  })
