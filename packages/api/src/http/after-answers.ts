import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { describeFailure } from './error-mapping'
import { generalError } from './general-error'

/** Work that no answer waits for: what it does, and how long it takes, tells the caller nothing. */
export type AfterAnswers = {
  /** Done once the answer has left, one piece after the other. What fails is told to the server's log. */
  readonly add: (reply: FastifyReply, work: () => Promise<void>) => void
  /** Ends when all that was added is done. */
  readonly settled: () => Promise<void>
}

/** Pieces of work that wait at most. Beyond that every caller is refused alike, before the answer. */
const mostWaiting = 1_000

export const createAfterAnswers = (): AfterAnswers => {
  const pending = new Set<Promise<void>>()
  let turn = Promise.resolve()
  const inTurn = (reply: FastifyReply, work: () => Promise<void>) => {
    turn = turn
      .then(work)
      .catch((failure: unknown) =>
        reply.log.error({ failure: describeFailure(failure) }, 'work after an answer was not done'),
      )
    return turn
  }
  return {
    add: (reply, work) => {
      if (pending.size >= mostWaiting) throw generalError({ code: 'unavailable' })
      const hasLeft = new Promise<void>(resolve => void finished(reply.raw, () => resolve()))
      const done: Promise<void> = hasLeft.then(() => inTurn(reply, work)).finally(() => pending.delete(done))
      pending.add(done)
    },
    settled: async () => {
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What is done after the answers of this server. */
    readonly afterAnswers: AfterAnswers
  }
}
