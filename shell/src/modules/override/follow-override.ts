import { languageAtom, platformStore, setLanguage } from '@veckovis/platform'
import { modulePhasesAtom } from '../module-applications'
import { askRegistry } from '../module-registry'
import { overriddenModule } from './module-override'

const isFailed = (id: string): boolean => platformStore.get(modulePhasesAtom)[id]?.phase === 'failed'

/** The texts of every program once more, into the page as it stands. */
const readTextsAgain = (): void => void setLanguage(platformStore.get(languageAtom))

/**
 * Goes along with the work on the overridden module: what its module.json says now, its texts, and what had failed and
 * may be mended. What is drawn again in its place needs none of this.
 */
export const followOverride = (unitId: number | null): (() => void) => {
  const id = overriddenModule
  if (id === null) return () => undefined
  // A module that was taken off the page has nothing left to lose, and its code is started afresh by a new page alone.
  const takeIn = () => (isFailed(id) ? window.location.reload() : void askRegistry(unitId))
  // What `pnpm dev` tells the page (packages/build/src/dev).
  window.addEventListener('veckovis-built', takeIn)
  window.addEventListener('veckovis-texts-changed', readTextsAgain)
  return () => {
    window.removeEventListener('veckovis-built', takeIn)
    window.removeEventListener('veckovis-texts-changed', readTextsAgain)
  }
}
