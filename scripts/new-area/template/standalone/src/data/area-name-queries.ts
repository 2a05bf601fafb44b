import { queryOptions } from '@tanstack/react-query'
import { placeTree } from '@veckovis/contracts/organisation'
import { answered, apiClient } from '@veckovis/platform'
import { municipalitiesOf } from '../domain/area-name-places'

/** The municipalities with units in reach, of what the server serves already. */
export const areaNamePlacesQuery = queryOptions({
  queryKey: ['area-name', 'places'],
  queryFn: ({ signal }) => answered(apiClient.get('/place/tree', placeTree, { signal })),
  select: municipalitiesOf,
})
