import type { FastifyRequest } from 'fastify'
import { describeFailure } from '../http/error-mapping'

/** How the server's log hears of a mail. */
export type MailLog = { readonly sent: (where: string) => void; readonly failed: (failure: unknown) => void }

export const mailLog = ({ log }: Pick<FastifyRequest, 'log'>, what: string): MailLog => ({
  sent: where => log.info({ mail: where }, what),
  failed: failure => log.error({ failure: describeFailure(failure) }, 'the mail could not be sent'),
})
