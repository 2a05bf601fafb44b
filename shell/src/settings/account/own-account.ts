import { queryOptions } from '@tanstack/react-query'
import { ownSessions, sessionRefusal, type OwnPasswordRequest } from '@veckovis/contracts/session'
import { doneAnswer } from '@veckovis/contracts/wire'
import { answered, apiClient } from '@veckovis/platform'

const base = '/user/me'
const refusals = { refusals: sessionRefusal }

/** What ends elsewhere is seen whenever the page is opened. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['settings', 'own-sessions'],
  queryFn: ({ signal }) => answered(apiClient.get(`${base}/session`, ownSessions, { signal })),
  staleTime: 0,
})

/** Null for every session but this one. */
export const endSessions = (id: string | null) =>
  answered(apiClient.delete(id === null ? `${base}/session` : `${base}/session/${id}`, doneAnswer, refusals))

export const changeOwnPassword = (request: OwnPasswordRequest) =>
  answered(apiClient.post(`${base}/password`, request, doneAnswer, refusals))
