import type { ModuleFailureReport } from '@veckovis/contracts/modules'
import { doneAnswer } from '@veckovis/contracts/wire'
import { apiClient, reportProblem } from '@veckovis/platform'
import { overriddenModule } from '../override/module-override'

/** Tells the server of a module that cannot be shown. */
export const sendFailure = async (report: ModuleFailureReport): Promise<void> => {
  // Who works on it sees it on the screen.
  if (report.moduleId === overriddenModule) return
  try {
    await apiClient.post('/modules/failures', report, doneAnswer)
  } catch (error) {
    // The person has a page that says so; that nobody else could be told is no second failure of theirs.
    reportProblem('a failure of a module could not be sent', error)
  }
}
