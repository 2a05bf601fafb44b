import { unansweredOutcome } from '@veckovis/contracts/outcome'
import { queryOptions } from '@tanstack/react-query'
import { answered, apiClient, askedOnTheWay } from '@veckovis/platform'
import { topicKey } from '@veckovis/platform/queries'

/** Weeks that wait for their outcome, in all units whose forecasts the person writes. */
export const unansweredQuery = queryOptions({
  queryKey: [...topicKey({ topic: 'forecast/1' }), 'unanswered'],
  queryFn: ({ signal }) => answered(apiClient.get('/outcome/unanswered?counted=true', unansweredOutcome, { signal })),
  staleTime: askedOnTheWay,
})
