import { queryOptions } from '@tanstack/react-query'
import { overdueMeasures } from '@veckovis/contracts/outcome'
import { answered, apiClient, askedOnTheWay } from '@veckovis/platform'
import { topicKey } from '@veckovis/platform/queries'

/** Measures of the person that should have been done by now, in all units that they read. */
export const overdueMeasuresQuery = queryOptions({
  queryKey: [...topicKey({ topic: 'forecast/1' }), 'overdue-measures'],
  queryFn: ({ signal }) => answered(apiClient.get('/measures/overdue?counted=true', overdueMeasures, { signal })),
  staleTime: askedOnTheWay,
})
