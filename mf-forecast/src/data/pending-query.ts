import { queryOptions } from '@tanstack/react-query'
import { pendingOfYear } from '@veckovis/contracts/diary'
import { answered, apiClient, askedOnTheWay } from '@veckovis/platform'
import { topicKey } from '@veckovis/platform/queries'

/** What all that waits in the unit would do to the weeks of an ISO year. */
export const pendingQuery = (unitId: number, year: number) =>
  queryOptions({
    queryKey: [...topicKey({ topic: 'forecast/1', unitId }), 'pending', year],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`/diary/unit/${unitId}/pending/${year}`, pendingOfYear, { signal })),
    // The page and its mark ask at about the same time.
    staleTime: askedOnTheWay,
  })
