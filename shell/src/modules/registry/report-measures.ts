import type { ModuleMeasure, RegisteredModule } from '@veckovis/contracts/modules'
import { doneAnswer } from '@veckovis/contracts/wire'
import { largestMeasure } from '@veckovis/domain/modules'
import { apiClient, ApiError, isFailure, platformStore } from '@veckovis/platform'
import { atom } from 'jotai'
import { whenIdle } from '../../idle/when-idle'
import { overriddenModule } from '../override/module-override'
import { wasElsewhere } from './own-figures'
import { reportWaiting } from './report-waiting'

type Version = Pick<RegisteredModule, 'id' | 'version'>

const waiting = atom<readonly ModuleMeasure[]>([])
/** The modules that stood since the page was opened, in their order. */
const stood = atom<readonly Version[]>([])
/** When the tab was hidden last, by `performance.now()`. */
const hiddenAt = atom(Number.NEGATIVE_INFINITY)
const isWatched = atom(false)

/** Where nothing can be sent the list does not grow for as long as the page is open. */
const mostWaiting = 100

const note = ({ id: moduleId, version }: Version, kind: ModuleMeasure['kind'], exact: number): void => {
  const value = Math.round(exact)
  // People who work on a module try it; a machine that slept measures its sleep.
  if (moduleId === overriddenModule || !(value >= 0 && value <= largestMeasure)) return
  platformStore.set(waiting, measures => [...measures, { moduleId, version, kind, value }].slice(-mostWaiting))
}

/** A version stands on the page, also in the place of another. */
export const noteStood = (module: Version): void => {
  const known = platformStore.get(stood)
  if (!known.some(({ id, version }) => id === module.id && version === module.version))
    platformStore.set(stood, [...known, module])
}

/** Somebody waited for it. In a tab that nobody looks at the browser takes its time. */
export const noteLoadTime = (module: Version, milliseconds: number): void => {
  const wasHidden = performance.now() - milliseconds <= platformStore.get(hiddenAt)
  if (document.visibilityState === 'visible' && !wasHidden) note(module, 'load', milliseconds)
}

/** A figure of the whole page is a version's only where nothing else was on the page since the document was opened. */
export const noteVital = (kind: 'lcp' | 'inp' | 'cls', value: number): void => {
  const [only, ...others] = platformStore.get(stood)
  if (only !== undefined && others.length === 0 && !wasElsewhere()) note(only, kind, value)
}

/** The measuring comes after the page, and learns of what was before. Each figure of a document counts once. */
const watchVitals = (): void => {
  if (platformStore.get(isWatched)) return
  platformStore.set(isWatched, true)
  const counted = new Set<string>()
  const once = (kind: 'lcp' | 'inp' | 'cls', id: string, value: number) => {
    if (counted.has(id)) return
    counted.add(id)
    noteVital(kind, value)
  }
  whenIdle(() => {
    void import(/* webpackChunkName: 'web-vitals' */ 'web-vitals').then(
      ({ onCLS, onINP, onLCP }) => {
        onLCP(({ id, value }) => once('lcp', id, value))
        onINP(({ id, value }) => once('inp', id, value))
        onCLS(({ id, value }) => once('cls', id, value * 1000))
      },
      // eslint-disable-next-line no-restricted-syntax -- without the library there are no figures, which is nothing to the person
      () => undefined,
    )
  }, 10_000)
}

const noteHidden = (): void => {
  if (document.visibilityState === 'hidden') platformStore.set(hiddenAt, performance.now())
}

/** Answers whether the server counts at all. */
const sendMeasures = async (measures: readonly ModuleMeasure[]): Promise<boolean> => {
  try {
    return !isFailure(await apiClient.post('/modules/measures', { measures }, doneAnswer))
  } catch (error) {
    // A measure that is not counted is nothing to the person, and is not sent again.
    if (error instanceof ApiError) return true
    throw error
  }
}

/** Tells the server how long pages of modules took. */
export const reportMeasures = (sendThem = sendMeasures, watch = watchVitals): (() => void) => {
  watch()
  document.addEventListener('visibilitychange', noteHidden)
  const end = reportWaiting(waiting, sendThem)
  return () => {
    document.removeEventListener('visibilitychange', noteHidden)
    end()
  }
}
