import { queryOptions } from '@tanstack/react-query'
import { budgetApprovers, lockRequestAnswer, needsRefusal, resourceRefusal } from '@veckovis/contracts/budget'
import { answered, apiClient } from '@veckovis/platform'
import { basedOn, type StoredBudget } from './budget-queries'

export type BudgetKind = 'needs' | 'resource'

const calls = {
  needs: { path: 'need', refusals: needsRefusal },
  resource: { path: 'budget', refusals: resourceRefusal },
} as const

const pathOf = (kind: BudgetKind, { id }: StoredBudget) => `/${calls[kind].path}/${id}/lock-request`
const optionsOf = (kind: BudgetKind, budget: StoredBudget) => ({ refusals: calls[kind].refusals, ...basedOn(budget) })

/** Who may lock the budgets of the unit. */
export const approversQuery = (unitId: number) =>
  queryOptions({
    queryKey: ['budget', unitId, 'approvers'],
    queryFn: ({ signal }) => answered(apiClient.get(`/budget/unit/${unitId}/approvers`, budgetApprovers, { signal })),
    staleTime: 0,
  })

export const askForLock = (kind: BudgetKind, budget: StoredBudget, comment: string) =>
  answered(apiClient.post(pathOf(kind, budget), { comment }, lockRequestAnswer, optionsOf(kind, budget)))

export const withdrawLockRequest = (kind: BudgetKind, budget: StoredBudget) =>
  answered(apiClient.delete(pathOf(kind, budget), lockRequestAnswer, optionsOf(kind, budget)))

export const returnLockRequest = (kind: BudgetKind, budget: StoredBudget, reason: string) =>
  answered(apiClient.post(`${pathOf(kind, budget)}/return`, { reason }, lockRequestAnswer, optionsOf(kind, budget)))
