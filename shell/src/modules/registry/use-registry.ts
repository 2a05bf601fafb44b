import { platformStore } from '@veckovis/platform'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { preloadModule } from '../module-applications'
import { registryAtom, settleLeaving } from '../module-registry'
import { preloadWhenIdle } from './preload-when-idle'
import { reportFailures } from './report-failures'
import { watchRegistry } from './watch-registry'

/** Keeps the registry's answer up to date for the active unit, and tells the server what did not come up. */
export const useRegistry = (unitId: number | null, pathname: string): void => {
  const { registry } = useAtomValue(registryAtom, { store: platformStore })
  useEffect(() => watchRegistry(unitId), [unitId])
  useEffect(() => settleLeaving(pathname), [pathname])
  useEffect(() => reportFailures(), [])
  useEffect(() => (registry === null ? undefined : preloadWhenIdle(registry.modules, preloadModule)), [registry])
}
