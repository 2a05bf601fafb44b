import { QueryClient } from '@tanstack/react-query'
import { dropAtSessionEnd } from '../session/session-data'

/**
 * Calls fail with the connection message while offline and are not queued. Nothing is repeated
 * behind the user's back: an error view offers the retry.
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

dropAtSessionEnd(() => queryClient.clear())
