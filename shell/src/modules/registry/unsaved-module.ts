import type { ModuleRegistry, RegisteredModule } from '@veckovis/contracts/modules'

const owns = (module: RegisteredModule, pathname: string): boolean =>
  module.routes.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`))

/** The module that the person stands in, if a new answer of the registry takes it away. */
export const lostModule = (
  known: ModuleRegistry | null,
  answer: ModuleRegistry,
  pathname: string,
): RegisteredModule | null => {
  const standing = known?.modules.find(module => owns(module, pathname))
  if (standing === undefined) return null
  return answer.modules.some(module => owns(module, pathname)) ? null : standing
}

/** The answer with one lost module left in it: its pages stay open, its entry in the navigation goes. */
export const keeping = (answer: ModuleRegistry, kept: RegisteredModule): ModuleRegistry => ({
  modules: [...answer.modules.filter(({ id }) => id !== kept.id), { ...kept, navigation: [] }],
  closed: answer.closed.filter(({ path }) => kept.routes.every(route => route.path !== path)),
})
