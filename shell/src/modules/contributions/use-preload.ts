import { platformStore } from '@veckovis/platform'
import { useViewer } from '../../frame/routing/use-viewer'
import { prepareStartPage } from '../../start-page/preload-start-page'
import { preloadModuleOf } from '../module-applications'
import { registryAtom } from '../module-registry'

const startPage = '/planning'

/** Fetches what an entry leads to, of the start page also its data, for the moment when pointer or focus is on it. */
export const usePreload = (path: string): (() => void) => {
  const { holds } = useViewer()
  return () => {
    const { registry } = platformStore.get(registryAtom)
    if (path !== startPage) preloadModuleOf(path)
    else if (registry !== null) void prepareStartPage(registry, holds)
  }
}
