import { comingTermsAnswer } from '@veckovis/contracts/staff'
import { answered, apiClient, askedOnTheWay } from '@veckovis/platform'
import { queryOptions } from '@tanstack/react-query'

/** What begins and ends, counted over all the person's units. */
export const comingTermsQuery = queryOptions({
  queryKey: ['staff', 'coming'],
  queryFn: ({ signal }) => answered(apiClient.get('/staff/coming?counted=true', comingTermsAnswer, { signal })),
  staleTime: askedOnTheWay,
})
