import { platformStore } from '@veckovis/platform'
import { useLocation } from '@veckovis/platform/router'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { applyRegistry } from '../../modules/module-applications'
import { registryAtom } from '../../modules/module-registry'
import { resolveRoute, type ResolvedRoute } from './resolve-route'
import { useViewer } from './use-viewer'

/** The page of the current address; keeps single-spa's view of who owns an address the same as the shell's. */
export const useResolvedRoute = (): ResolvedRoute => {
  const { pathname } = useLocation()
  const { registry, status } = useAtomValue(registryAtom, { store: platformStore })
  const viewer = useViewer()

  useEffect(() => {
    if (registry === null && status !== 'failed') return
    // What ran by an answer that is no longer valid is taken off the page.
    const offered = registry ?? { modules: [], closed: [] }
    const owner = (address: string): string | null => {
      const resolved = resolveRoute(address, offered, viewer)
      return resolved.kind === 'module' ? resolved.module.id : null
    }
    void applyRegistry(offered, owner)
  }, [registry, status, viewer])

  return useMemo(() => resolveRoute(pathname, registry, viewer), [pathname, registry, viewer])
}
