import { queryOptions } from '@tanstack/react-query'
import { areaNameUnit } from '@veckovis/contracts/area-name'
import { answered, apiClient } from '@veckovis/platform'

/** The unit and the years it has a forecast of. */
export const areaNameUnitQuery = (unitId: number) =>
  queryOptions({
    queryKey: ['area-name', unitId],
    queryFn: ({ signal }) => answered(apiClient.get(`/area-name/unit/${unitId}`, areaNameUnit, { signal })),
  })
