import { nextYearBudgets } from '@veckovis/contracts/budget'
import { answered, apiClient, askedOnTheWay } from '@veckovis/platform'
import { queryOptions } from '@tanstack/react-query'

/** What is missing of the next year's budgets, counted over all the person's units. */
export const nextYearQuery = queryOptions({
  queryKey: ['budget', 'next-year'],
  queryFn: ({ signal }) => answered(apiClient.get('/budget/next-year?counted=true', nextYearBudgets, { signal })),
  staleTime: askedOnTheWay,
})
