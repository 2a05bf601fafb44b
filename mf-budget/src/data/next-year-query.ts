import { nextYearBudgets } from '@veckovis/contracts/budget'
import { answered, apiClient, askedOnTheWay } from '@veckovis/platform'
import { queryOptions } from '@tanstack/react-query'

/** What is missing of the next year's budgets; the active unit is named for those who reach very many. */
export const nextYearQuery = (activeUnitId: number | undefined) =>
  queryOptions({
    queryKey: ['budget', 'next-year', activeUnitId],
    queryFn: ({ signal }) => {
      const query = activeUnitId === undefined ? '' : `?unitId=${activeUnitId}`
      return answered(apiClient.get(`/budget/next-year${query}`, nextYearBudgets, { signal }))
    },
    staleTime: askedOnTheWay,
  })
