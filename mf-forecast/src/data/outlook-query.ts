import { forecastOutlook } from '@veckovis/contracts/forecast'
import { answered, apiClient, askedOnTheWay } from '@veckovis/platform'
import { queryOptions } from '@tanstack/react-query'

/** What lies ahead in all the person's units; the active one is named for those who reach very many. */
export const outlookQuery = (activeUnitId: number | undefined) =>
  queryOptions({
    queryKey: ['forecast', 'outlook', activeUnitId],
    queryFn: ({ signal }) =>
      answered(
        apiClient.get(
          `/forecast/outlook${activeUnitId === undefined ? '' : `?unitId=${activeUnitId}`}`,
          forecastOutlook,
          {
            signal,
          },
        ),
      ),
    staleTime: askedOnTheWay,
  })
