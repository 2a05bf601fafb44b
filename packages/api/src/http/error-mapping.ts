import type { ErrorCode } from '@veckovis/contracts/wire'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { plainFailure } from '../db/plain-failure'
import { AppError } from '../errors'
import { languageOf, messageOf } from './messages'

const statusOf: Record<ErrorCode, number> = {
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

const fastifyCodes: Readonly<Record<number, ErrorCode>> = {
  400: 'bad-request',
  413: 'body-too-large',
  415: 'unsupported-media-type',
}

const unreachableDatabase = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[1-3]|08\d{3}|53300)$/

const errorCodeOf = (error: unknown): ErrorCode => {
  if (error instanceof AppError) return error.code
  const { statusCode, code, message } = error as Partial<FastifyError>
  if (statusCode !== undefined && fastifyCodes[statusCode]) return fastifyCodes[statusCode]
  if (code !== undefined && unreachableDatabase.test(code)) return 'unavailable'
  if (message !== undefined && /Connection terminated|timeout exceeded when trying to connect/.test(message))
    return 'unavailable'
  return 'server-error'
}

const send = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode, details?: unknown) => {
  const statusCode = code === 'token-invalid' && isLink(request) ? 400 : statusOf[code]
  const message = messageOf(code, languageOf(request.headers['accept-language']))
  return reply
    .code(statusCode)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ statusCode, code, message, ...(details === undefined ? {} : { details }) }))
}

/** What a log may hold of a failure: the driver adds the values of the row to its errors, and they stay out. */
export const describeFailure = (failure: unknown): object => {
  const { name, code, message, stack, cause } = failure as Partial<FastifyError>
  return { name, code, message, stack, ...(cause === undefined ? {} : { cause: describeFailure(cause) }) }
}

/** The one place where a failure becomes an answer. Only failures of our own are logged with their stack. */
export const sendFailure = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const failure = plainFailure(thrown)
  const code = errorCodeOf(failure)
  if (statusOf[code] >= 500) request.log.error({ failure: describeFailure(failure) }, 'request failed')
  if (!(failure instanceof AppError)) return send(request, reply, code)
  void reply.headers(failure.headers)
  return send(request, reply, code, failure.details)
}

export const mapErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(sendFailure)
}

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply) => send(request, reply, 'not-found')
