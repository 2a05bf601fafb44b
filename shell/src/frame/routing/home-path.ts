import type { ModuleRegistry } from '@veckovis/contracts/modules'
import { buildNavigation, flattenNavigation } from '../navigation/navigation-model'
import { resolveRoute, type RouteViewer } from './resolve-route'

const startPage = '/planning'

const navigationPaths = (registry: ModuleRegistry, viewer: RouteViewer): string[] => {
  const entries = registry.modules.flatMap(module => module.navigation)
  // The order alone counts here, which the language does not change.
  return flattenNavigation(buildNavigation(entries, { holds: viewer.holds, language: 'sv' })).map(({ path }) => path)
}

/** The first page of the navigation that opens, else the start page; null when neither does. */
export const nextPermittedPath = (registry: ModuleRegistry, viewer: RouteViewer): string | null => {
  const opens = (path: string) => ['module', 'shell'].includes(resolveRoute(path, registry, viewer).kind)
  return [...navigationPaths(registry, viewer), startPage].find(opens) ?? null
}

/**
 * Where the index leads: where the rule of the job title says (§2), also when the person has no permission there
 * . Where no module of this installation, or of the licence, brings that page, the next permitted one; without
 * a place to work in that is the start page, which says what is missing. Null when nothing at all opens.
 */
export const homePath = (
  preferred: string,
  registry: ModuleRegistry,
  viewer: RouteViewer & { readonly hasPlaces: boolean },
): string | null => {
  const resolved = resolveRoute(preferred, registry, viewer)
  const isBrought = resolved.kind !== 'missing' && (resolved.kind !== 'closed' || resolved.reason === 'permission')
  if (isBrought) return preferred
  return viewer.hasPlaces ? nextPermittedPath(registry, viewer) : startPage
}
