import { loadContracts } from '../session/load-contracts'
import { ApiError, type ApiFailure, type FailureStatus, type ReadAnswer } from './api-error'
import { apiTexts } from './api-texts'
import type { AnswerSchema, CallOptions } from './api-types'

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const messageIn = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string' && data.message
    ? data.message
    : undefined

const loaded = async <T>(schema: AnswerSchema<T>) => (typeof schema === 'function' ? schema() : schema)

/** The body of a success, as the contract describes it. */
export const parseAnswer = async <T>(response: Response, schema: AnswerSchema<T>): Promise<T> => {
  const body = await readBody(response)
  const result = (await loaded(schema)).safeParse(body)
  if (result.success) return result.data
  throw new ApiError('contract', apiTexts.contract(), response.status, body, { cause: result.error })
}

/** What every answer has, and the refusal as the area of the call knows it. */
const readAnswer = async (data: unknown, { refusals }: CallOptions): Promise<ReadAnswer> => {
  const { errorAnswer } = await loadContracts()
  const answer = errorAnswer.safeParse(data)
  if (!answer.success) return { answer: null, refusal: null }
  const refusal = refusals === undefined ? undefined : (await loaded(refusals)).safeParse(data)
  return { answer: answer.data, refusal: refusal?.success === true ? refusal.data : null }
}

/** A 400 or 404 as data, with the rest of its body. */
export const failureOf = async (
  response: Response,
  statusCode: FailureStatus,
  options: CallOptions,
): Promise<ApiFailure> => {
  const data = await readBody(response)
  const { answer, refusal } = await readAnswer(data, options)
  const { code, message } = answer ?? { code: 'unknown', message: messageIn(data) ?? apiTexts.occurred() }
  const body = typeof data === 'object' && !Array.isArray(data) ? data : {}
  return { ...body, error: true, statusCode, code, message, refusal }
}

/** Any other refusal as an error to throw. */
export const refusalOf = async (response: Response, options: CallOptions): Promise<ApiError> => {
  const data = await readBody(response)
  const message = apiTexts.answer(response.status, messageIn(data) ?? apiTexts.occurred())
  return new ApiError('answer', message, response.status, data, await readAnswer(data, options))
}
