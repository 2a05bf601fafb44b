import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  diaryBasis,
  diaryList,
  diaryPlan,
  diaryRecord,
  entryApprovers,
  namedList,
  pendingOfYear,
  type DiaryList,
} from '@veckovis/contracts/diary'
import { queryOfPart } from '@veckovis/lists'
import { answered, apiClient } from '@veckovis/platform'
import { freshOnOpening, readOnOpening } from '@veckovis/platform/queries'
import type { DiaryListPart } from './diary-shape'

/** One page of the entries; of what waits also those behind which a change waits, where not only entries are decided. */
export const readEntries = (
  unitId: number,
  part: DiaryListPart,
  { isDecided, ...options }: { readonly signal?: AbortSignal; readonly isDecided?: true } = {},
): Promise<DiaryList> => {
  const { staff, reasons, show, ...others } = part.filters
  const filters = { ...others, show: show === 'waiting' && isDecided === undefined ? 'undecided' : show }
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

/** People and entries of an ISO year. */
export const planQuery = (unitId: number, year: number) =>
  queryOptions({
    queryKey: ['diary', unitId, 'plan', year],
    queryFn: ({ signal }) => answered(apiClient.get(`/diary/unit/${unitId}/plan/${year}`, diaryPlan, { signal })),
    ...freshOnOpening,
  })

/** What all that waits would do to the weeks of an ISO year. */
export const pendingQuery = (unitId: number, year: number) =>
  queryOptions({
    queryKey: ['diary', unitId, 'pending', year],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`/diary/unit/${unitId}/pending/${year}`, pendingOfYear, { signal })),
    ...freshOnOpening,
  })

/** Types of substitutes. */
export const substituteTypesQuery = queryOptions({
  queryKey: ['diary', 'substitute-types'],
  queryFn: ({ signal }) => answered(apiClient.get('/diary/substitute-types', namedList, { signal })),
  staleTime: Infinity,
})
