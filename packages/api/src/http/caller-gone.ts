import type { FastifyReply } from 'fastify'

/** Nobody waits for the answer any more. What is under way is taken back, and nothing more is begun. */
export class CallerGone extends Error {
  constructor() {
    super('The caller has gone')
  }
}

/** Throws `CallerGone` once the connection of a call is closed that was not answered yet. */
export const requireCaller = ({ raw }: Pick<FastifyReply, 'raw'>): void => {
  if (raw.destroyed && !raw.writableFinished) throw new CallerGone()
}
