import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { absenceByWeek, clientList, unitList, userList, type ExportFormat } from '@veckovis/contracts/analytics'
import { queryOfPart, type ListPart } from '@veckovis/lists'
import { answered, apiClient, type AnswerSchema } from '@veckovis/platform'

export type AnalyticsList = 'clients' | 'users' | 'units' | 'overview'

/** Of the unit that one works in: the licence of its municipality opens analytics. */
type Asked<SortKey extends string, Filters extends object> = {
  readonly part: ListPart<SortKey, Filters>
  readonly activeUnitId: number | null
}

const queryOf = <SortKey extends string, Filters extends object>(asked: Asked<SortKey, Filters>): URLSearchParams => {
  const query = queryOfPart(asked.part)
  if (asked.activeUnitId !== null) query.set('activeUnitId', String(asked.activeUnitId))
  return query
}

const listQuery =
  <List>(list: AnalyticsList, schema: AnswerSchema<List>) =>
  <SortKey extends string, Filters extends object>(asked: Asked<SortKey, Filters>) =>
    queryOptions({
      queryKey: ['analytics', list, asked],
      queryFn: ({ signal }) => answered(apiClient.get(`/analytics/${list}?${queryOf(asked)}`, schema, { signal })),
      placeholderData: keepPreviousData,
      // Others save and sign in meanwhile.
      staleTime: 0,
    })

export const clientsQuery = listQuery('clients', clientList)
export const usersQuery = listQuery('users', userList)
export const unitsQuery = listQuery('units', unitList)
export const overviewQuery = listQuery('overview', unitList)

/** The absence of the units that the list is filtered to, week by week. */
export const absenceQuery = <SortKey extends string, Filters extends object>(
  list: 'units' | 'overview',
  asked: Asked<SortKey, Filters>,
) => {
  const query = queryOf(asked)
  for (const name of ['sort', 'direction', 'page', 'pageSize', 'compare']) query.delete(name)
  return queryOptions({
    queryKey: ['analytics', list, 'absence', query.toString()],
    queryFn: ({ signal }) => answered(apiClient.get(`/analytics/${list}/absence?${query}`, absenceByWeek, { signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** The whole of a list, as it is filtered and sorted, in a file. Rejects with what the server says against it. */
export const downloadList = <SortKey extends string, Filters extends object>(
  list: AnalyticsList,
  format: ExportFormat,
  asked: Asked<SortKey, Filters>,
): Promise<Blob> => {
  const query = queryOf(asked)
  for (const name of ['page', 'pageSize']) query.delete(name)
  query.set('format', format)
  return apiClient.download(`/analytics/${list}/export?${query}`)
}
