import type { PlaceKind } from '@veckovis/domain/access'
import { placeHistory } from '@veckovis/contracts/organisation'
import { historyActors } from '@veckovis/contracts/wire'
import { answered, apiClient } from '@veckovis/platform'

/** The history of a place, as the history dialog reads it; it is for super admins. */
export const placeHistorySource = (kind: PlaceKind, id: number) => ({
  key: ['place', kind, id],
  kinds: [],
  read: (query: URLSearchParams, signal?: AbortSignal) =>
    answered(
      apiClient.get(`/place/${kind}/${id}/history?${query}`, placeHistory, signal === undefined ? {} : { signal }),
    ),
  readActors: (signal?: AbortSignal) =>
    answered(
      apiClient.get(`/place/${kind}/${id}/history/actors`, historyActors, signal === undefined ? {} : { signal }),
    ),
})
