import { queryOptions } from '@tanstack/react-query'
import { pendingOfYear } from '@veckovis/contracts/diary'
import { answered, apiClient, askedOnTheWay } from '@veckovis/platform'

/**
 * What all that waits in the unit would do to the weeks of an ISO year. The key is the forecast's own: another version of
 * the diary may know another answer.
 */
export const pendingQuery = (unitId: number, year: number) =>
  queryOptions({
    queryKey: ['forecast', unitId, 'pending', year],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`/diary/unit/${unitId}/pending/${year}`, pendingOfYear, { signal })),
    // The page and its mark ask at about the same time.
    staleTime: askedOnTheWay,
  })
