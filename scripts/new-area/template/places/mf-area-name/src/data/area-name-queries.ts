import { queryOptions } from '@tanstack/react-query'
import { areaNamePlaces } from '@veckovis/contracts/area-name'
import { answered, apiClient } from '@veckovis/platform'

/** The municipalities with units in reach. */
export const areaNamePlacesQuery = queryOptions({
  queryKey: ['area-name', 'places'],
  queryFn: ({ signal }) => answered(apiClient.get('/area-name/places', areaNamePlaces, { signal })),
})
