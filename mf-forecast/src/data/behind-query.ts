import { queryOptions } from '@tanstack/react-query'
import { entriesBehindCell } from '@veckovis/contracts/diary'
import { answered, apiClient } from '@veckovis/platform'

/** Hours of one week of a row, as the forecast names it. */
export type DiaryCell = {
  readonly unitId: number
  readonly year: number
  readonly week: number
  readonly rowId: string
}

/** The approved entries of the diary behind a cell; asked again whenever it is opened, as others decide too. */
export const entriesBehindQuery = ({ unitId, year, week, rowId }: DiaryCell) =>
  queryOptions({
    queryKey: ['forecast-behind', unitId, year, week, rowId],
    queryFn: ({ signal }) =>
      answered(apiClient.post(`/diary/unit/${unitId}/behind`, { year, week, rowId }, entriesBehindCell, { signal })),
    ...{ gcTime: 0, staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  })
