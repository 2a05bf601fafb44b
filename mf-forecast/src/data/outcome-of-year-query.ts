import { outcomeOfYear } from '@veckovis/contracts/outcome'
import { queryOptions } from '@tanstack/react-query'
import { answered, apiClient } from '@veckovis/platform'
import { topicKey } from '@veckovis/platform/queries'

/** What each source says of the weeks of a year, and which of them are complete; asked anew by a page that is opened. */
export const outcomeOfYearQuery = (unitId: number, year: number) =>
  queryOptions({
    queryKey: [...topicKey({ topic: 'forecast/1', unitId }), 'outcome-of-year', year],
    queryFn: ({ signal }) => answered(apiClient.get(`/outcome/unit/${unitId}/${year}`, outcomeOfYear, { signal })),
    ...{ staleTime: Infinity, gcTime: 0, refetchOnReconnect: false },
  })
