import { type ModuleFailureReport } from '@veckovis/contracts/modules'
import { doneAnswer } from '@veckovis/contracts/wire'
import { apiClient, platformStore } from '@veckovis/platform'
import { modulePhasesAtom } from '../module-applications'

const send = async (report: ModuleFailureReport): Promise<void> => {
  try {
    await apiClient.post('/modules/failures', report, doneAnswer)
  } catch {
    // The person has the failure page with its code; that nobody else could be told is no second failure of theirs.
  }
}

/** Tells the server of every module that did not come up, by the support code that the failure page shows. */
export const reportFailures = (): (() => void) => {
  const told = new Map<string, string>()
  return platformStore.sub(modulePhasesAtom, () => {
    for (const [id, phase] of Object.entries(platformStore.get(modulePhasesAtom))) {
      if (phase.phase !== 'failed' || told.get(id) === phase.failure.supportCode) continue
      const { moduleId, version, step, kind, supportCode } = phase.failure
      told.set(id, supportCode)
      void send({ moduleId, version, step, kind, supportCode })
    }
  })
}
