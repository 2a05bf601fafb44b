import { queryOptions } from '@tanstack/react-query'
import { pendingOfYear } from '@veckovis/contracts/diary'
import { answered, apiClient } from '@veckovis/platform'
import { topicKey } from '@veckovis/platform/queries'

/**
 * What all that waits in the unit would do to the weeks of an ISO year. It is asked once for each load of the forecast,
 * whose version is `loaded`: what was approved later waits no more, and is not in the weeks that are shown either.
 */
export const pendingQuery = (unitId: number, year: number, loaded: string | null) =>
  queryOptions({
    queryKey: [...topicKey({ topic: 'forecast/1', unitId }), 'pending', year, loaded],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`/diary/unit/${unitId}/pending/${year}`, pendingOfYear, { signal })),
    staleTime: Infinity,
    gcTime: 0,
  })
