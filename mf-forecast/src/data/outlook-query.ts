import { forecastOutlook } from '@veckovis/contracts/forecast'
import { queryOptions } from '@tanstack/react-query'
import { answered, apiClient, askedOnTheWay } from '@veckovis/platform'
import { topicKey } from '@veckovis/platform/queries'

/** What lies ahead, counted over all the person's units. */
export const outlookQuery = queryOptions({
  queryKey: [...topicKey({ topic: 'forecast/1' }), 'outlook'],
  queryFn: ({ signal }) => answered(apiClient.get('/forecast/outlook?counted=true', forecastOutlook, { signal })),
  staleTime: askedOnTheWay,
})
