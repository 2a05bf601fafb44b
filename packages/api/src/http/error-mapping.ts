import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isGonePlace } from '../db/gone-place'
import { plainFailure } from '../db/plain-failure'
import { isTemporary } from '../db/temporary-failure'
import { isWallRefusal } from '../db/wall-refusal'
import { AppError } from '../errors'
import { CallerGone } from './caller-gone'
import { generalError, unavailable } from './general-error'
import { languageOf } from './language'

const frameworkRefusals: Readonly<Record<number, AppError>> = {
  400: generalError({ code: 'bad-request' }),
  // What serves files says so of an address that would lead out of their folder: there is nothing of ours there.
  403: generalError({ code: 'not-found' }),
  404: generalError({ code: 'not-found' }),
  413: generalError({ code: 'body-too-large' }),
  415: generalError({ code: 'unsupported-media-type' }),
}

/** A caller's fault that has no words of its own, such as a range that a file does not have, keeps its status. */
const otherFault = (status: number): AppError => {
  const { refusal, answer } = generalError({ code: 'bad-request' })
  return new AppError(refusal, { ...answer, status }, {})
}

const refusalOf = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  const { statusCode } = error as Partial<FastifyError>
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return frameworkRefusals[statusCode] ?? otherFault(statusCode)
  // An absent place is answered as a foreign one is.
  if (isGonePlace(error)) return generalError({ code: 'forbidden' })
  return isTemporary(error) || error instanceof CallerGone ? unavailable() : generalError({ code: 'server-error' })
}

const codes = new WeakMap<FastifyRequest, string>()

/** The code that a call was refused with, once it is answered. */
export const refusedCode = (request: FastifyRequest): string | undefined => codes.get(request)

const send = (request: FastifyRequest, reply: FastifyReply, { refusal, answer, headers }: AppError) => {
  const { code, details } = refusal
  codes.set(request, code)
  const { status, ...message } = answer
  const body = { statusCode: status, code, message: message[languageOf(request.headers['accept-language'])], details }
  // What was refused may be there, or allowed, at the next call: also where the answer itself may be kept.
  void reply.headers({ 'cache-control': 'no-store', ...headers })
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body))
}

/** What a log may hold of a failure: the driver adds the values of the row to its errors, and they stay out. */
export const describeFailure = (failure: unknown): object => {
  const { name, code, message, stack, cause } = failure as Partial<FastifyError>
  return { name, code, message, stack, ...(cause === undefined ? {} : { cause: describeFailure(cause) }) }
}

const heldByWall = new WeakSet<FastifyRequest>()

/** Whether the inner wall refused what the call was let through for, with nothing lost since (refuse-lost-right.ts). */
export const wasHeldByWall = (request: FastifyRequest): boolean => heldByWall.has(request)

/** A fault of the program, or an attempt to use one: the security log has it too (tell-refusals.ts). */
export const tellHeld = (failure: unknown, request: FastifyRequest): void => {
  heldByWall.add(request)
  request.log.error({ failure: describeFailure(failure) }, 'the inner wall refused what the admission let through')
}

const logFault = (failure: unknown, request: FastifyRequest) =>
  isWallRefusal(failure)
    ? tellHeld(failure, request)
    : request.log.error({ failure: describeFailure(failure) }, 'request failed')

/** The one place where a failure becomes an answer. Only failures of our own are logged with their stack. */
export const sendFailure = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const failure = plainFailure(thrown)
  const refusal = refusalOf(failure)
  if (refusal.answer.status >= 500 && !(failure instanceof CallerGone)) logFault(failure, request)
  return send(request, reply, refusal)
}

export const mapErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(sendFailure)
}

/** Of the API a call that it does not have: a page that is newer than the server asks for one. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  send(request, reply, generalError({ code: request.url.startsWith('/api/') ? 'no-such-call' : 'not-found' }))
