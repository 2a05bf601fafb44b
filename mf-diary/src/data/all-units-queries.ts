import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { consequence, diaryToday, namedList, waitingEntries } from '@veckovis/contracts/diary'
import { answered, apiClient, askedOnTheWay } from '@veckovis/platform'
import { announceChange, freshOnOpening } from '@veckovis/platform/queries'
import { queryClient } from './query-client'

/** Entries, by their ids, or a change that is proposed for one. */
export type ToDecide = readonly number[] | { readonly entryId: number; readonly proposal: number }

const questionOf = (asked: ToDecide) =>
  'proposal' in asked
    ? { address: `/diary/${asked.entryId}/proposal/consequence`, body: { proposal: asked.proposal } }
    : { address: '/diary/consequence', body: { ids: asked } }

/** What an approval, or one of all that waits in the units, would do to the forecasts that the person reads. */
export const consequenceQuery = (asked: ToDecide, together: boolean) =>
  queryOptions({
    queryKey: ['diary', 'consequence', asked, together],
    queryFn: ({ signal }) => {
      const { address, body } = questionOf(asked)
      // An API of before knows nothing of it, and is asked for what it knows.
      return answered(apiClient.post(address, together ? { ...body, together } : body, consequence, { signal }))
    },
    ...freshOnOpening,
  })

/**
 * What an approval of each would do by itself, or together with all that waits, read one after the other, so that
 * the server is asked for one at a time. Each is kept under its own `consequenceQuery`, also the failure of one.
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

/** One page of what waits in all the person's units, entries and changes of some; while the next one is fetched the last one stays. */
export const waitingQuery = ({ page, pageSize }: { readonly page: number; readonly pageSize: number }) =>
  queryOptions({
    queryKey: ['diary', 'waiting', { page, pageSize }],
    queryFn: ({ signal }) =>
      answered(
        apiClient.get(`/diary/waiting?page=${page}&pageSize=${pageSize}&changes=with`, waitingEntries, { signal }),
      ),
    placeholderData: keepPreviousData,
    ...freshOnOpening,
  })

/** Who is away today in all the person's units. */
export const todayQuery = queryOptions({
  queryKey: ['diary', 'today'],
  queryFn: ({ signal }) => answered(apiClient.get('/diary/today', diaryToday, { signal })),
  staleTime: askedOnTheWay,
})

/** Reasons of absence. */
export const absenceReasonsQuery = queryOptions({
  queryKey: ['diary', 'absence-reasons'],
  queryFn: ({ signal }) => answered(apiClient.get('/diary/absence-reasons', namedList, { signal })),
  staleTime: Infinity,
})

/** What waits and who is away in all units, and everything of this one, is asked for again; so is the forecast that it moves. */
export const refreshDiary = async (unitId: number): Promise<void> => {
  await Promise.all([
    ...[unitId, 'waiting', 'today'].map(part => queryClient.invalidateQueries({ queryKey: ['diary', part] })),
    announceChange({ topic: 'forecast/1' }),
  ])
}
