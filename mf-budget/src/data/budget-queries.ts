import { queryOptions } from '@tanstack/react-query'
import {
  budgetDeleted,
  budgetYearResults,
  needsBasis,
  needsBudget,
  needsBudgetList,
  needsRefusal,
  resourceBasis,
  resourceBudget,
  resourceBudgetList,
  resourceRefusal,
  type NeedsBudgetChanges,
  type NewNeedsBudget,
  type NewResourceBudget,
  type ResourceBudgetChanges,
  type ResourceBudgetLock,
} from '@veckovis/contracts/budget'
import { answered, apiClient } from '@veckovis/platform'
import { announceChange, freshOnOpening } from '@veckovis/platform/queries'
import { queryClient } from './query-client'

export type StoredBudget = { readonly id: number; readonly version: number }

const ofNeeds = { refusals: needsRefusal }
const ofResources = { refusals: resourceRefusal }

/** The version that a change rests on, as the server names it. */
export const basedOn = ({ id, version }: StoredBudget) => ({ ifMatch: `"${id}-${version}"` })

export const needsListQuery = (unitId: number) =>
  queryOptions({
    queryKey: ['budget', unitId, 'needs', 'list'],
    queryFn: ({ signal }) => answered(apiClient.get(`/need/unit/${unitId}`, needsBudgetList, { signal })),
    ...freshOnOpening,
  })

/** What a needs budget of the year begins with. */
export const needsBasisQuery = (unitId: number, year: number) =>
  queryOptions({
    queryKey: ['budget', unitId, 'needs', 'basis', year],
    queryFn: ({ signal }) => answered(apiClient.get(`/need/unit/${unitId}/basis/${year}`, needsBasis, { signal })),
    ...freshOnOpening,
  })

export const addNeedsBudget = (unitId: number, budget: NewNeedsBudget) =>
  answered(apiClient.post(`/need/unit/${unitId}`, budget, needsBudget, ofNeeds))

export const changeNeedsBudget = (budget: StoredBudget, changes: NeedsBudgetChanges) =>
  answered(apiClient.patch(`/need/${budget.id}`, changes, needsBudget, { ...ofNeeds, ...basedOn(budget) }))

export const deleteNeedsBudget = (budget: StoredBudget) =>
  answered(apiClient.delete(`/need/${budget.id}`, budgetDeleted, { ...ofNeeds, ...basedOn(budget) }))

export const activateNeedsBudget = (budget: StoredBudget) =>
  answered(apiClient.post(`/need/${budget.id}/activate`, undefined, needsBudget, { ...ofNeeds, ...basedOn(budget) }))

export const lockNeedsBudget = (budget: StoredBudget) =>
  answered(apiClient.post(`/need/${budget.id}/lock`, undefined, needsBudget, { ...ofNeeds, ...basedOn(budget) }))

export const resourceListQuery = (unitId: number) =>
  queryOptions({
    queryKey: ['budget', unitId, 'resources', 'list'],
    queryFn: ({ signal }) => answered(apiClient.get(`/budget/unit/${unitId}`, resourceBudgetList, { signal })),
    ...freshOnOpening,
  })

/** What a resource budget of the year begins with. */
export const resourceBasisQuery = (unitId: number, year: number) =>
  queryOptions({
    queryKey: ['budget', unitId, 'resources', 'basis', year],
    queryFn: ({ signal }) => answered(apiClient.get(`/budget/unit/${unitId}/basis/${year}`, resourceBasis, { signal })),
    ...freshOnOpening,
  })

export const addResourceBudget = (unitId: number, budget: NewResourceBudget) =>
  answered(apiClient.post(`/budget/unit/${unitId}`, budget, resourceBudget, ofResources))

export const changeResourceBudget = (budget: StoredBudget, changes: ResourceBudgetChanges) =>
  answered(apiClient.patch(`/budget/${budget.id}`, changes, resourceBudget, { ...ofResources, ...basedOn(budget) }))

export const deleteResourceBudget = (budget: StoredBudget) =>
  answered(apiClient.delete(`/budget/${budget.id}`, budgetDeleted, { ...ofResources, ...basedOn(budget) }))

export const activateResourceBudget = (budget: StoredBudget) =>
  answered(
    apiClient.post(`/budget/${budget.id}/activate`, undefined, resourceBudget, { ...ofResources, ...basedOn(budget) }),
  )

/** Null where there is nothing to confirm. */
export const lockResourceBudget = (budget: StoredBudget, confirmation: ResourceBudgetLock) =>
  answered(
    apiClient.post(`/budget/${budget.id}/lock`, confirmation ?? undefined, resourceBudget, {
      ...ofResources,
      ...basedOn(budget),
    }),
  )

export const budgetResultsQuery = (unitId: number, year: number) =>
  queryOptions({
    queryKey: ['budget', unitId, 'results', year],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`/budget/unit/${unitId}/results/${year}`, budgetYearResults, { signal })),
    ...freshOnOpening,
  })

/** Both kinds of budget are asked for again, and the forecast that two locked ones have made. */
export const refreshBudgets = async (unitId: number): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['budget', unitId] }),
    announceChange({ topic: 'forecast/1', unitId }),
  ])
}
