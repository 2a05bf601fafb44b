import type { FastifyBaseLogger } from 'fastify'
import { describeFailure } from '../http/error-mapping'
import type { SecurityLog } from './security-log'

const day = 86_400_000

/** Removes what the security log need not keep, now and once a day. Answers the end of it. */
export const pruneDaily = (log: Pick<SecurityLog, 'prune'>, logger: FastifyBaseLogger): (() => void) => {
  const prune = () =>
    log.prune().catch((failure: unknown) => {
      // Kept too long is no reason to stop; tomorrow it is tried again.
      logger.error({ failure: describeFailure(failure) }, 'the security log could not be pruned')
    })
  void prune()
  const timer = setInterval(() => void prune(), day)
  timer.unref()
  return () => clearInterval(timer)
}
