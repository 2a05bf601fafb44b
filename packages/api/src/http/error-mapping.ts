import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { plainFailure } from '../db/plain-failure'
import { AppError, type Refusal } from '../errors'
import { languageOf, messageOf } from './messages'

const statusOf: Record<Refusal['code'], number> = {
  'active-item': 409,
  'active-need': 409,
  'bad-request': 400,
  'bad-credentials': 401,
  'body-too-large': 413,
  'budget-exists': 409,
  'budget-locked': 409,
  conflict: 409,
  'email-not-found': 404,
  'email-taken': 409,
  forbidden: 403,
  'needs-budget-first': 409,
  'no-staff': 409,
  'not-found': 404,
  'not-licensed': 403,
  'rate-limited': 429,
  'server-error': 500,
  'stale-version': 412,
  'token-invalid': 401,
  unauthenticated: 401,
  unavailable: 503,
  'unsupported-media-type': 415,
  'week-closed': 400,
}

/** A link that is spent is the caller's bad input, not a session that ended. */
const isLink = (request: FastifyRequest) => /\/auth\/(new-password|first-admin)$/.test(request.url)

const fastifyRefusals: Readonly<Record<number, Refusal>> = {
  400: { code: 'bad-request' },
  413: { code: 'body-too-large' },
  415: { code: 'unsupported-media-type' },
}

const unreachableDatabase = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[1-3]|08\d{3}|53300)$/

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof AppError) return error.refusal
  const { statusCode, code, message } = error as Partial<FastifyError>
  const refused = statusCode === undefined ? undefined : fastifyRefusals[statusCode]
  if (refused !== undefined) return refused
  if (code !== undefined && unreachableDatabase.test(code)) return { code: 'unavailable' }
  if (message !== undefined && /Connection terminated|timeout exceeded when trying to connect/.test(message))
    return { code: 'unavailable' }
  return { code: 'server-error' }
}

const send = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
  const { code } = refusal
  const statusCode = code === 'token-invalid' && isLink(request) ? 400 : statusOf[code]
  const message = messageOf(code, languageOf(request.headers['accept-language']))
  const details = 'details' in refusal && refusal.details !== undefined ? { details: refusal.details } : {}
  return reply
    .code(statusCode)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ statusCode, code, message, ...details }))
}

/** What a log may hold of a failure: the driver adds the values of the row to its errors, and they stay out. */
export const describeFailure = (failure: unknown): object => {
  const { name, code, message, stack, cause } = failure as Partial<FastifyError>
  return { name, code, message, stack, ...(cause === undefined ? {} : { cause: describeFailure(cause) }) }
}

/** The one place where a failure becomes an answer. Only failures of our own are logged with their stack. */
export const sendFailure = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const failure = plainFailure(thrown)
  const refusal = refusalOf(failure)
  if (statusOf[refusal.code] >= 500) request.log.error({ failure: describeFailure(failure) }, 'request failed')
  if (failure instanceof AppError) void reply.headers(failure.headers)
  return send(request, reply, refusal)
}

export const mapErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(sendFailure)
}

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  send(request, reply, { code: 'not-found' })
