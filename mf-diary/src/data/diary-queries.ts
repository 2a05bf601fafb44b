import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  consequence,
  diaryBasis,
  diaryList,
  diaryPlan,
  diaryRecord,
  diaryToday,
  entryApprovers,
  namedList,
  pendingOfYear,
  waitingEntries,
  type DiaryList,
} from '@veckovis/contracts/diary'
import { queryOfPart } from '@veckovis/lists'
import { answered, apiClient, askedOnTheWay } from '@veckovis/platform'
import { freshOnOpening, queryClient, readOnOpening } from '@veckovis/platform/queries'
import type { DiaryListPart } from './diary-shape'

export const readEntries = (
  unitId: number,
  part: DiaryListPart,
  options: { readonly signal?: AbortSignal } = {},
): Promise<DiaryList> => {
  const { staff, reasons, ...filters } = part.filters
  const address = `/diary/unit/${unitId}/search?${queryOfPart({ ...part, filters })}`
  return answered(apiClient.post(address, { search: part.search, staff, reasons }, diaryList, options))
}

/** One page of the entries; while the next one is fetched the last one stays. */
export const diaryListQuery = (unitId: number, part: DiaryListPart) =>
  queryOptions({
    queryKey: ['diary', unitId, 'list', part],
    queryFn: ({ signal }) => readEntries(unitId, part, { signal }),
    placeholderData: keepPreviousData,
    ...freshOnOpening,
  })

/** One entry with what it moves, and the version that a change has to be based on. */
export const entryQuery = (unitId: number, id: number) =>
  queryOptions({
    queryKey: ['diary', unitId, 'entry', id],
    queryFn: ({ signal }) => answered(apiClient.getWithVersion(`/diary/${id}`, diaryRecord, { signal })),
    ...readOnOpening,
  })

/** Who may approve an entry, and whether they were reminded of it today. */
export const approversQuery = (unitId: number, id: number) =>
  queryOptions({
    queryKey: ['diary', unitId, 'approvers', id],
    queryFn: ({ signal }) => answered(apiClient.get(`/diary/${id}/approvers`, entryApprovers, { signal })),
    ...readOnOpening,
  })

/** People, pause and today, which the forms begin with. */
export const diaryBasisQuery = (unitId: number) =>
  queryOptions({
    queryKey: ['diary', unitId, 'basis'],
    queryFn: ({ signal }) => answered(apiClient.get(`/diary/unit/${unitId}/basis`, diaryBasis, { signal })),
    ...freshOnOpening,
  })

/** What an approval of entries, or of all that waits in their units, would do to the forecasts that the person reads. */
export const consequenceQuery = (ids: readonly number[], together: boolean) =>
  queryOptions({
    queryKey: ['diary', 'consequence', ids, together],
    queryFn: ({ signal }) => answered(apiClient.post('/diary/consequence', { ids, together }, consequence, { signal })),
    ...freshOnOpening,
  })

/**
 * What an approval of each would do by itself, or together with all that waits, read one after the other, so that the server is asked for one at a time.
 * Each is kept under its own `consequenceQuery`, also the failure of one.
 */
export const eachConsequenceQuery = (ids: readonly number[], together: boolean) =>
  queryOptions({
    queryKey: ['diary', 'consequence-of-each', ids, together],
    queryFn: async () => {
      for (const id of ids) await queryClient.prefetchQuery(consequenceQuery([id], together))
      return ids.length
    },
    ...freshOnOpening,
  })

/** One page of what waits in all the person's units; while the next one is fetched the last one stays. */
export const waitingQuery = ({ page, pageSize }: { readonly page: number; readonly pageSize: number }) =>
  queryOptions({
    queryKey: ['diary', 'waiting', { page, pageSize }],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`/diary/waiting?page=${page}&pageSize=${pageSize}`, waitingEntries, { signal })),
    placeholderData: keepPreviousData,
    ...freshOnOpening,
  })

/** Who is away today in all the person's units. */
export const todayQuery = queryOptions({
  queryKey: ['diary', 'today'],
  queryFn: ({ signal }) => answered(apiClient.get('/diary/today', diaryToday, { signal })),
  staleTime: askedOnTheWay,
})

/** People and entries of an ISO year. */
export const planQuery = (unitId: number, year: number) =>
  queryOptions({
    queryKey: ['diary', unitId, 'plan', year],
    queryFn: ({ signal }) => answered(apiClient.get(`/diary/unit/${unitId}/plan/${year}`, diaryPlan, { signal })),
    ...freshOnOpening,
  })

/** What all that waits would do to the weeks of an ISO year; the forecast reads them under the same key. */
export const pendingQuery = (unitId: number, year: number) =>
  queryOptions({
    queryKey: ['diary', unitId, 'pending', year],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`/diary/unit/${unitId}/pending/${year}`, pendingOfYear, { signal })),
    ...freshOnOpening,
  })

/** Reasons of absence; the forecast reads them under the same key. */
export const absenceReasonsQuery = queryOptions({
  queryKey: ['diary', 'absence-reasons'],
  queryFn: ({ signal }) => answered(apiClient.get('/diary/absence-reasons', namedList, { signal })),
  staleTime: Infinity,
})

/** Types of substitutes; the forecast reads them under the same key. */
export const substituteTypesQuery = queryOptions({
  queryKey: ['diary', 'substitute-types'],
  queryFn: ({ signal }) => answered(apiClient.get('/diary/substitute-types', namedList, { signal })),
  staleTime: Infinity,
})

/** What waits and who is away in all units, and everything of this one, is asked for anew; so is the forecast that it moves. */
export const refreshDiary = async (unitId: number): Promise<void> => {
  await Promise.all(
    [['diary', unitId], ['diary', 'waiting'], ['diary', 'today'], ['forecast']].map(queryKey =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}
