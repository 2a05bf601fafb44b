import type { ModuleRegistry } from '@veckovis/contracts/modules'

const parts = [
  { name: 'firstSteps', path: '/settings/first-steps', isOwn: true },
  { name: 'modules', path: '/settings/modules', isOwn: true },
  { name: 'licences', path: '/licences', isOwn: false },
  { name: 'security', path: '/settings/security', isOwn: true },
] as const

type Registered = { readonly modules: readonly Pick<ModuleRegistry['modules'][number], 'routes'>[] }

/** What holds for the whole installation: pages that the shell shows itself, and one of a module where that is there. */
export const installationParts = (registry: Registered | null) => {
  const ofModules = new Set(registry?.modules.flatMap(({ routes }) => routes.map(({ path }) => path)))
  return parts.filter(({ path, isOwn }) => isOwn || ofModules.has(path))
}
