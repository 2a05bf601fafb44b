import { errorAnswer } from '@veckovis/contracts'
import { ApiError, type ApiFailure, type FailureStatus } from './api-error'
import type { AnswerSchema, ApiClient, CallOptions } from './api-types'

export type RefreshOutcome = 'refreshed' | 'ended' | 'unavailable'

export type ApiClientDependencies = {
  base: () => string
  language: () => string
  accessToken: () => string | null
  /** Gets a new access token in place of the one that was refused. */
  refresh: (refused: string | null) => Promise<RefreshOutcome>
  endSession: () => void
  texts: {
    answer: (status: number, message: string) => string
    occurred: () => string
    connection: () => string
    contract: () => string
    session: () => string
  }
}

type Verb = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Call = { verb: Verb; path: string; body?: unknown; options: CallOptions }

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const createApiClient = (dependencies: ApiClientDependencies): ApiClient => {
  const { texts } = dependencies

  const headersOf = ({ body, options }: Call, token: string | null): Headers => {
    const headers = new Headers({ Accept: 'application/json', 'Accept-Language': dependencies.language() })
    if (token !== null && options.anonymous !== true) headers.set('Authorization', `Bearer ${token}`)
    if (options.ifMatch !== undefined) headers.set('If-Match', options.ifMatch)
    // The browser writes the content type of form data itself, with its boundary.
    if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json')
    return headers
  }

  const attempt = async (call: Call, token: string | null): Promise<Response> => {
    const { verb, path, body, options } = call
    try {
      return await fetch(dependencies.base() + path, {
        method: verb,
        headers: headersOf(call, token),
        credentials: 'include',
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
        ...(options.signal === undefined ? {} : { signal: options.signal }),
      })
    } catch (cause) {
      if (options.signal?.aborted === true) throw cause
      throw new ApiError('connection', texts.connection(), 0, undefined, { cause })
    }
  }

  const send = async (call: Call): Promise<Response> => {
    const token = dependencies.accessToken()
    const first = await attempt(call, token)
    if (first.status !== 401 || call.options.anonymous === true) return first
    const outcome = await dependencies.refresh(token)
    if (outcome === 'unavailable') throw new ApiError('connection', texts.connection(), 0, undefined)
    if (outcome === 'refreshed') {
      const second = await attempt(call, dependencies.accessToken())
      if (second.status !== 401) return second
      dependencies.endSession()
    }
    throw new ApiError('session-ended', texts.session(), 401, undefined)
  }

  const refused = async (response: Response): Promise<ApiError> => {
    const data = await readBody(response)
    const parsed = errorAnswer.safeParse(data)
    const message = parsed.success && parsed.data.message !== '' ? parsed.data.message : messageIn(data)
    return new ApiError('answer', texts.answer(response.status, message ?? texts.occurred()), response.status, data)
  }

  const failureOf = async (response: Response, statusCode: FailureStatus): Promise<ApiFailure> => {
    const data = await readBody(response)
    const parsed = errorAnswer.safeParse(data)
    if (!parsed.success)
      return { error: true, statusCode, code: 'unknown', message: messageIn(data) ?? texts.occurred() }
    return { ...parsed.data, error: true, statusCode }
  }

  const failureStatus = (response: Response, options: CallOptions): FailureStatus | undefined => {
    if (response.status === 400 || response.status === 404) return response.status
    // A wrong password is a failure of the form, never a reason to refresh.
    return response.status === 401 && options.anonymous === true ? 401 : undefined
  }

  const parsed = async <T>(response: Response, schema: AnswerSchema<T>): Promise<T> => {
    const body = await readBody(response)
    const result = schema.safeParse(body)
    if (result.success) return result.data
    throw new ApiError('contract', texts.contract(), response.status, body, { cause: result.error })
  }

  const request = async <T>(call: Call, read: (response: Response) => Promise<T>): Promise<T | ApiFailure> => {
    const response = await send(call)
    if (response.ok) return read(response)
    const status = failureStatus(response, call.options)
    if (status !== undefined) return failureOf(response, status)
    throw await refused(response)
  }

  return {
    get: (path, schema, options = {}) => request({ verb: 'GET', path, options }, answer => parsed(answer, schema)),
    getWithVersion: (path, schema, options = {}) =>
      request({ verb: 'GET', path, options }, async answer => {
        const version = answer.headers.get('ETag')
        if (version === null) throw new ApiError('contract', texts.contract(), answer.status, undefined)
        return { data: await parsed(answer, schema), version }
      }),
    post: (path, body, schema, options = {}) =>
      request({ verb: 'POST', path, body, options }, answer => parsed(answer, schema)),
    patch: (path, body, schema, options = {}) =>
      request({ verb: 'PATCH', path, body, options }, answer => parsed(answer, schema)),
    delete: (path, schema, options = {}) =>
      request({ verb: 'DELETE', path, options }, answer => parsed(answer, schema)),
    upload: (path, form, schema, options = {}) =>
      request({ verb: 'POST', path, body: form, options }, answer => parsed(answer, schema)),
    download: async (path, options = {}) => {
      const response = await send({ verb: 'GET', path, options })
      if (!response.ok) throw await refused(response)
      return response.blob()
    },
  }
}

const messageIn = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string' && data.message
    ? data.message
    : undefined
