import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters, type QueryKey } from '@tanstack/react-query'
import { cacheOptions } from './cache-options'

type ModuleCache = { readonly moduleId: string; readonly client: QueryClient; timesShown: number }

/** One for each build of a module that has run in this page: the code of a build is never unloaded either. */
const caches = new Map<QueryClient, ModuleCache>()
/** The build of each module that was shown last. */
const lastShown = new Map<string, ModuleCache>()

/** Marks what is held in this cache alone as out of date. */
export const markStale = (client: QueryClient, filters?: InvalidateQueryFilters, options?: InvalidateOptions) =>
  QueryClient.prototype.invalidateQueries.call(client, filters, options)

/** What one version of a module marks as out of date is so in the others': a save may end after its page was replaced. */
class ModuleQueryClient extends QueryClient {
  override async invalidateQueries<TTaggedQueryKey extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<TTaggedQueryKey>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const moduleId = caches.get(this)?.moduleId
    const others = [...caches.values()].filter(each => each.moduleId === moduleId && each.client !== this)
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...others.map(({ client }) => markStale(client, filters, options)),
    ])
  }
}

/**
 * The cache of one build of a module. It holds answers of the shape that this build reads, and outlives what is
 * mounted; no other module and no other version reads it.
 */
export const createModuleQueryClient = (moduleId: string): QueryClient => {
  const client = new ModuleQueryClient(cacheOptions)
  caches.set(client, { moduleId, client, timesShown: 0 })
  return client
}

export const moduleQueryClients = (): readonly QueryClient[] => [...caches.keys()]

const dropIfReplaced = (cache: ModuleCache): void => {
  if (cache.timesShown === 0 && lastShown.get(cache.moduleId) !== cache) cache.client.clear()
}

/** While one version of a module is shown, others keep only what stands on the page too, such as a contribution. */
export const whileShown = (client: QueryClient): (() => void) | undefined => {
  const shown = caches.get(client)
  if (shown === undefined) return undefined
  shown.timesShown += 1
  lastShown.set(shown.moduleId, shown)
  for (const other of caches.values()) if (other.moduleId === shown.moduleId) dropIfReplaced(other)
  return () => {
    shown.timesShown -= 1
    dropIfReplaced(shown)
  }
}
