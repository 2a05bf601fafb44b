import { comingTermsAnswer } from '@veckovis/contracts/staff'
import { answered, apiClient, askedOnTheWay } from '@veckovis/platform'
import { queryOptions } from '@tanstack/react-query'

/** What begins and ends in all the person's units; the active one is named for those who reach very many. */
export const comingTermsQuery = (activeUnitId: number | undefined) =>
  queryOptions({
    queryKey: ['staff', 'coming', activeUnitId],
    queryFn: ({ signal }) => {
      const query = activeUnitId === undefined ? '' : `?unitId=${activeUnitId}`
      return answered(apiClient.get(`/staff/coming${query}`, comingTermsAnswer, { signal }))
    },
    staleTime: askedOnTheWay,
  })
