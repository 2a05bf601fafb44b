import type { ModuleRegistry } from '@veckovis/contracts/modules'
import { platformStore } from '@veckovis/platform'
import { preloadDialogs } from '@veckovis/ui/dialog'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useViewer } from '../../frame/routing/use-viewer'
import { preloadStartPage } from '../../start-page/preload-start-page'
import { giveUpHangingFiles } from '../hanging-files'
import { preloadModule, updateOnNavigation } from '../module-applications'
import { registryAtom, settleLeaving } from '../module-registry'
import { followOverride } from '../override/follow-override'
import { notePath } from './own-figures'
import { preloadWhenIdle, type Piece } from './preload-when-idle'
import { reportFailures } from './report-failures'
import { reportLoads } from './report-loads'
import { reportMeasures } from './report-measures'
import { reportProblems } from './report-problems'
import { watchRegistry } from './watch-registry'

// With the frame, before any part of a page is asked for.
giveUpHangingFiles()

/** What every dialog is made of, the start page, which takes little of its own, then the modules' own pages. */
const piecesOf = (registry: ModuleRegistry, holds: (permissionId: number) => boolean): Piece[] => {
  const contributing = registry.modules.filter(({ contributions }) => contributions.length > 0)
  return [
    { name: 'dialogs', fetch: preloadDialogs },
    {
      name: ['start-page', ...contributing.map(({ container }) => container)].join(' '),
      fetch: () => preloadStartPage(registry, holds),
    },
    ...registry.modules.map(module => ({ name: module.container, fetch: () => preloadModule(module) })),
  ]
}

/** Keeps the registry's answer up to date for the active unit, and tells the server what came up and what did not. */
export const useRegistry = (unitId: number | null, pathname: string): void => {
  const { holds } = useViewer()
  const { registry } = useAtomValue(registryAtom, { store: platformStore })
  useEffect(() => watchRegistry(unitId), [unitId])
  useEffect(() => followOverride(unitId), [unitId])
  useEffect(() => settleLeaving(pathname), [pathname])
  useEffect(() => notePath(pathname), [pathname])
  useEffect(() => updateOnNavigation(pathname), [pathname])
  useEffect(() => reportFailures(), [])
  useEffect(() => reportLoads(), [])
  useEffect(() => reportMeasures(), [])
  useEffect(() => reportProblems(), [])
  useEffect(() => (registry === null ? undefined : preloadWhenIdle(piecesOf(registry, holds))), [registry, holds])
}
