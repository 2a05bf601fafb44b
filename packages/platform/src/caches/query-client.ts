import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters, type QueryKey } from '@tanstack/react-query'
import { ApiError } from '../api/api-error'
import { whenBackOnline } from '../frame/online'
import { dropAtSessionEnd } from '../session/session-data'
import { cacheOptions } from './cache-options'
import { markStale, moduleQueryClients } from './module-caches'

/** What is marked as out of date here is so in the caches of all modules. */
class PageQueryClient extends QueryClient {
  override async invalidateQueries<TTaggedQueryKey extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<TTaggedQueryKey>,
    options?: InvalidateOptions,
  ): Promise<void> {
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...moduleQueryClients().map(client => markStale(client, filters, options)),
    ])
  }
}

/** The cache of the shell, and of modules that were built before each had its own: those know their data by these keys. */
export const queryClient: QueryClient = new PageQueryClient(cacheOptions)

const everyClient = (): readonly QueryClient[] => [queryClient, ...moduleQueryClients()]

whenBackOnline(() => {
  for (const client of everyClient())
    void client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.error instanceof ApiError && state.error.kind === 'connection',
    })
})

dropAtSessionEnd(() => everyClient().forEach(client => client.clear()))

/** What is shown is what the server has now: another person may have changed it since. */
export const freshOnOpening = { staleTime: 0 } as const

/** And a form begins with nothing that was read before it was opened. */
export const readOnOpening = { staleTime: 0, gcTime: 0 } as const
