import { platformStore } from '@veckovis/platform'
import { modulePhasesAtom } from '../module-applications'
import { sendFailure } from './send-failure'
import { createUntoldFailures } from './untold-failures'

/** Tells the server of every module that did not come up, by the support code that the failure page shows. */
export const reportFailures = (): (() => void) => {
  const untold = createUntoldFailures()
  return platformStore.sub(modulePhasesAtom, () => {
    for (const failure of untold(platformStore.get(modulePhasesAtom))) void sendFailure(failure)
  })
}
