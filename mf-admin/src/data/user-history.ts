import { personActions, personHistory } from '@veckovis/contracts/people'
import { historyActors } from '@veckovis/contracts/wire'
import { answered, apiClient } from '@veckovis/platform'

/** The history of a person, as the history dialog reads it: within the reader's own places. */
export const userHistorySource = (id: number) => ({
  key: ['user', id],
  kinds: personActions,
  read: (query: URLSearchParams, signal?: AbortSignal) =>
    answered(
      apiClient.get(`/user/${id}/history?saves=true&${query}`, personHistory, signal === undefined ? {} : { signal }),
    ),
  readActors: (signal?: AbortSignal) =>
    answered(apiClient.get(`/user/${id}/history/actors`, historyActors, signal === undefined ? {} : { signal })),
})
