import { platformStore } from '@veckovis/platform'
import { modulePhasesAtom } from '../module-applications'
import { sendFailure } from './send-failure'

/** Tells the server of every module that did not come up, by the support code that the failure page shows. */
export const reportFailures = (): (() => void) => {
  const told = new Map<string, string>()
  return platformStore.sub(modulePhasesAtom, () => {
    for (const [id, phase] of Object.entries(platformStore.get(modulePhasesAtom))) {
      if (phase.phase !== 'failed' || told.get(id) === phase.failure.supportCode) continue
      const { moduleId, version, step, kind, supportCode } = phase.failure
      told.set(id, supportCode)
      void sendFailure({ moduleId, version, step, kind, supportCode })
    }
  })
}
