import { onMissingCode, onProblem } from '@veckovis/platform'
import { noteFault, replacementOf } from '../module-applications'
import { missingFileOf } from '../problems/origin-of-error'
import { createProblemReports, whatIsTold } from '../problems/problem-reports'
import { sendFailure } from './send-failure'

const reportOf = createProblemReports(() => performance.timeOrigin + performance.now())

const tell = (error: unknown, address?: string): void => {
  const told = whatIsTold(error, address)
  // Also where the same was reported before: a version that nobody sees yet is to stay unseen.
  if (told !== null) noteFault(told.origin.moduleId, told.origin.version, told.step)
  const report = reportOf(error, address)
  if (report !== null) void sendFailure(report)
}

const onError = ({ error, filename }: ErrorEvent): void => tell(error, filename)
const onRejection = ({ reason }: PromiseRejectionEvent): void => tell(reason)

/**
 * Tells the server what of a running module fails: in its handlers, timers and promises, where nobody catches it, and what
 * is caught and reported. Lets the version before take the place of one whose files stay away.
 */
export const reportProblems = (): (() => void) => {
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  const ends = [
    onProblem(error => tell(error)),
    onMissingCode(error => {
      const origin = missingFileOf(error)
      return origin === null ? null : replacementOf(origin.moduleId, origin.version)
    }),
  ]
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
    for (const end of ends) end()
  }
}
