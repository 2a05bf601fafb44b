import type { ModuleMeasure, RegisteredModule } from '@veckovis/contracts/modules'
import { doneAnswer } from '@veckovis/contracts/wire'
import { largestMeasure } from '@veckovis/domain/modules'
import { apiClient, ApiError, isFailure, platformStore } from '@veckovis/platform'
import { atom } from 'jotai'
import { whenIdle } from '../../idle/when-idle'
import { overriddenModule } from '../override/module-override'
import { reportWaiting } from './report-waiting'

type Version = Pick<RegisteredModule, 'id' | 'version'>

const waiting = atom<readonly ModuleMeasure[]>([])
/** The modules that stood since the page was opened, in their order. */
const stood = atom<readonly Version[]>([])

const note = ({ id: moduleId, version }: Version, kind: ModuleMeasure['kind'], exact: number): void => {
  const value = Math.round(exact)
  // Who works on a module tries it; a machine that slept measures its sleep.
  if (moduleId === overriddenModule || !(value >= 0 && value <= largestMeasure)) return
  platformStore.set(waiting, measures => [...measures, { moduleId, version, kind, value }])
}

/** A page stands. In a tab that nobody looks at the browser takes its time. */
export const noteLoadTime = (module: Version, milliseconds: number): void => {
  const known = platformStore.get(stood)
  if (!known.some(({ id, version }) => id === module.id && version === module.version))
    platformStore.set(stood, [...known, module])
  if (document.visibilityState === 'visible') note(module, 'load', milliseconds)
}

/** Only where one version was on the page since it was opened can a figure of the whole page be its. */
export const noteVital = (kind: 'lcp' | 'inp' | 'cls', value: number): void => {
  const [only, ...others] = platformStore.get(stood)
  if (only !== undefined && others.length === 0) note(only, kind, value)
}

/** The measuring comes after the page, and learns of what was before. */
const watchVitals = (): void =>
  whenIdle(() => {
    void import(/* webpackChunkName: 'web-vitals' */ 'web-vitals').then(
      ({ onCLS, onINP, onLCP }) => {
        onLCP(({ value }) => noteVital('lcp', value))
        onINP(({ value }) => noteVital('inp', value))
        onCLS(({ value }) => noteVital('cls', value * 1000))
      },
      // eslint-disable-next-line no-restricted-syntax -- without the library there are no figures, which is nothing to the person
      () => undefined,
    )
  }, 10_000)

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
  return reportWaiting(waiting, sendThem)
}
