import { loadContracts } from '../session/load-contracts'
import { ApiError, type ApiFailure, type FailureStatus } from './api-error'
import { apiTexts } from './api-texts'
import type { AnswerSchema } from './api-types'

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

/** The body of a success, as the contract describes it. */
export const parseAnswer = async <T>(response: Response, schema: AnswerSchema<T>): Promise<T> => {
  const body = await readBody(response)
  const loaded = typeof schema === 'function' ? await schema() : schema
  const result = loaded.safeParse(body)
  if (result.success) return result.data
  throw new ApiError('contract', apiTexts.contract(), response.status, body, { cause: result.error })
}

/** A 400 or 404 as data. */
export const failureOf = async (response: Response, statusCode: FailureStatus): Promise<ApiFailure> => {
  const data = await readBody(response)
  const { errorAnswer } = await loadContracts()
  const parsed = errorAnswer.safeParse(data)
  if (parsed.success) return { ...parsed.data, error: true, statusCode }
  return { error: true, statusCode, code: 'unknown', message: messageIn(data) ?? apiTexts.occurred() }
}

/** Any other refusal as an error to throw. */
export const refusalOf = async (response: Response): Promise<ApiError> => {
  const data = await readBody(response)
  const message = apiTexts.answer(response.status, messageIn(data) ?? apiTexts.occurred())
  const { errorAnswer } = await loadContracts()
  const parsed = errorAnswer.safeParse(data)
  return new ApiError('answer', message, response.status, data, parsed.success ? { answer: parsed.data } : {})
}
