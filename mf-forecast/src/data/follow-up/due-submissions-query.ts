import { queryOptions } from '@tanstack/react-query'
import { dueSubmissions } from '@veckovis/contracts/outcome'
import { answered, apiClient, askedOnTheWay } from '@veckovis/platform'
import { topicKey } from '@veckovis/platform/queries'

/** What the person's units are to hand in soon, and what waits for their decision. */
export const dueSubmissionsQuery = queryOptions({
  queryKey: [...topicKey({ topic: 'forecast/1' }), 'due-submissions'],
  queryFn: ({ signal }) => answered(apiClient.get('/submissions/due?counted=true', dueSubmissions, { signal })),
  staleTime: askedOnTheWay,
})
