import { pendingOutlook } from '@veckovis/contracts/diary'
import { queryOptions } from '@tanstack/react-query'
import { answered, apiClient, askedOnTheWay } from '@veckovis/platform'
import { topicKey } from '@veckovis/platform/queries'

/** What lies ahead, counted over all the person's units, as it would be if all that waits in the diaries was approved. */
export const pendingOutlookQuery = queryOptions({
  queryKey: [...topicKey({ topic: 'forecast/1' }), 'outlook', 'pending'],
  queryFn: ({ signal }) => answered(apiClient.get('/diary/outlook?counted=true', pendingOutlook, { signal })),
  staleTime: askedOnTheWay,
})
