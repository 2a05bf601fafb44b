import { permissionIds } from '@veckovis/domain/access'
import type { ClosedPath, ModuleRegistry, ModuleRoute, RegisteredModule } from '@veckovis/contracts/modules'
import { plannedModulePaths, type shellPaths } from '@veckovis/contracts/pages'
import { withoutTrailingSlashes } from '@veckovis/domain/text'

type ShellPage =
  | 'start-page'
  | 'settings'
  | 'module-settings'
  | 'security-log'
  | 'privacy-log'
  | 'first-steps'
  | 'installation'
  | 'help'
  | 'unauthorized'

export type ResolvedRoute =
  | { kind: 'index' }
  | { kind: 'shell'; page: ShellPage }
  | { kind: 'module'; module: RegisteredModule; route: ModuleRoute }
  | { kind: 'closed'; reason: ClosedPath['reason'] }
  | { kind: 'missing' }
  /** Nothing can be said about this address before the registry has answered. */
  | { kind: 'unknown-yet' }

/** What the guard has to know of the user; the rules themselves are the domain's. */
export interface RouteViewer {
  holds(permissionId: number): boolean
  /** False for a regular user without counties, who cannot continue. */
  mayContinue: boolean
}

/** The server answers no other address than those of the contracts as one of the shell's. */
const pageOfPath: Partial<Record<(typeof shellPaths)[number], ShellPage>> = {
  '/planning': 'start-page',
  '/settings': 'settings',
  '/settings/modules': 'module-settings',
  '/settings/security': 'security-log',
  '/settings/privacy': 'privacy-log',
  '/settings/first-steps': 'first-steps',
  '/settings/installation': 'installation',
  '/help': 'help',
  '/unauthorized': 'unauthorized',
}
const shellPages = new Map<string, ShellPage>(Object.entries(pageOfPath))

const pagesOfSuperAdmins: readonly ShellPage[] = ['module-settings', 'security-log', 'first-steps', 'installation']

const guardSuperAdminPage = (page: ShellPage, viewer: RouteViewer): ResolvedRoute =>
  viewer.holds(permissionIds.superAdmin) ? { kind: 'shell', page } : { kind: 'closed', reason: 'permission' }

const guardShellPage = (page: ShellPage, viewer: RouteViewer): ResolvedRoute => {
  if (pagesOfSuperAdmins.includes(page)) return guardSuperAdminPage(page, viewer)
  if (page !== 'start-page') return { kind: 'shell', page }
  const open = viewer.mayContinue && viewer.holds(permissionIds.startPage)
  return open ? { kind: 'shell', page } : { kind: 'closed', reason: 'permission' }
}

const areasOfAllPlaces: readonly (number | null)[] = [permissionIds.users, permissionIds.superAdmin]

/** Whether what the page shows is the active unit's: the lists of places and people are about all of them. */
export const isOfUnit = (resolved: ResolvedRoute): boolean =>
  resolved.kind === 'module'
    ? !areasOfAllPlaces.includes(resolved.route.permission)
    : resolved.kind === 'shell' && resolved.page === 'start-page'

const findModuleRoute = (registry: ModuleRegistry, path: string) => {
  for (const module of registry.modules) {
    const route = module.routes.find(candidate => candidate.path === path || path.startsWith(`${candidate.path}/`))
    if (route) return { module, route }
  }
  return null
}

const isPlanned = (path: string): boolean =>
  plannedModulePaths.some(planned => planned === path || path.startsWith(`${planned}/`))

/** Which page an address leads to. Remotes are known by the registry's data alone, never by name. */
export const resolveRoute = (pathname: string, registry: ModuleRegistry | null, viewer: RouteViewer): ResolvedRoute => {
  const path = withoutTrailingSlashes(pathname)
  if (path === '/') return { kind: 'index' }
  const page = shellPages.get(path)
  if (page !== undefined) return guardShellPage(page, viewer)
  if (!viewer.mayContinue) return { kind: 'closed', reason: 'permission' }
  if (registry === null) return { kind: 'unknown-yet' }

  const found = findModuleRoute(registry, path)
  if (found) {
    const { permission } = found.route
    return permission === null || viewer.holds(permission)
      ? { kind: 'module', ...found }
      : { kind: 'closed', reason: 'permission' }
  }
  const closed = registry.closed.find(entry => entry.path === path)
  if (closed) return { kind: 'closed', reason: closed.reason }
  // The suite has such a page, but no module of this installation brings it.
  return isPlanned(path) ? { kind: 'closed', reason: 'unavailable' } : { kind: 'missing' }
}
