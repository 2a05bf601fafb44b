import type { DefaultOptions } from '@tanstack/react-query'

/**
 * Calls fail with the connection message while offline and are not queued. An error view offers the retry; only
 * what is shown and was not reached is asked for again by itself, once, when the network is back.
 */
export const cacheOptions: { readonly defaultOptions: DefaultOptions } = {
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
      staleTime: 30_000,
    },
    mutations: { networkMode: 'always', retry: false },
  },
}
