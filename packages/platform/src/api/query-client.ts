import { QueryClient } from '@tanstack/react-query'
import { whenBackOnline } from '../frame/online'
import { dropAtSessionEnd } from '../session/session-data'
import { ApiError } from './api-error'

/**
 * Calls fail with the connection message while offline and are not queued. An error view offers the retry; only
 * what is shown and was not reached is asked for again by itself, once, when the network is back.
 */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

/** The one query cache of the page; it outlives every mounted remote. */
export const queryClient = createQueryClient()

whenBackOnline(
  () =>
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.error instanceof ApiError && state.error.kind === 'connection',
    }),
)

dropAtSessionEnd(() => queryClient.clear())

/** What is shown is what the server has now: another person may have changed it since. */
export const freshOnOpening = { staleTime: 0 } as const

/** And a form begins with nothing that was read before it was opened. */
export const readOnOpening = { staleTime: 0, gcTime: 0 } as const
