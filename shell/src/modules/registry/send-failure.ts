import type { ModuleFailureReport } from '@veckovis/contracts/modules'
import { doneAnswer } from '@veckovis/contracts/wire'
import { apiClient, reportProblem } from '@veckovis/platform'

/** Tells the server of a module that cannot be shown. */
export const sendFailure = async (report: ModuleFailureReport): Promise<void> => {
  try {
    await apiClient.post('/modules/failures', report, doneAnswer)
  } catch (error) {
    // The person has a page that says so; that nobody else could be told is no second failure of theirs.
    reportProblem('a failure of a module could not be sent', error)
  }
}
