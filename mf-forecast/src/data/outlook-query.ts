import { forecastOutlook } from '@veckovis/contracts/forecast'
import { answered, apiClient, askedOnTheWay } from '@veckovis/platform'
import { queryOptions } from '@tanstack/react-query'

/** What lies ahead, counted over all the person's units. */
export const outlookQuery = queryOptions({
  queryKey: ['forecast', 'outlook'],
  queryFn: ({ signal }) => answered(apiClient.get('/forecast/outlook?counted=true', forecastOutlook, { signal })),
  staleTime: askedOnTheWay,
})
