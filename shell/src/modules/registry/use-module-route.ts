import type { ModuleRoute } from '@veckovis/contracts/modules'
import { platformStore } from '@veckovis/platform'
import { useAtomValue } from 'jotai'
import { registryAtom } from '../module-registry'

/** The page that a registered module has at an address; null while none has, so that no link leads nowhere. */
export const useModuleRoute = (path: string): ModuleRoute | null => {
  const { registry } = useAtomValue(registryAtom, { store: platformStore })
  const routes = registry?.modules.flatMap(module => module.routes)
  return routes?.find(route => route.path === path) ?? null
}
