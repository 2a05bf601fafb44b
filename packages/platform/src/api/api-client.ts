import { failureOf, parseAnswer, refusalOf } from './api-answer'
import { sendOnce, type ApiCall } from './api-call'
import { ApiError, type ApiFailure, type FailureStatus } from './api-error'
import { apiTexts } from './api-texts'
import type { AnswerSchema, ApiClient, CallOptions, Versioned } from './api-types'
import { tellingSkew } from './version-skew'

export type RefreshOutcome = 'refreshed' | 'ended' | 'unavailable'

export type ApiClientDependencies = {
  base: () => string
  language: () => string
  accessToken: () => string | null
  /** Gets a new access token in place of the one that was refused. */
  refresh: (refused: string | null) => Promise<RefreshOutcome>
  endSession: () => void
  /** The municipality's licence does not, or no longer, hold for what was asked. */
  onNotLicensed: () => void
  /** The unit that was asked about is closed for planning. */
  onUnitClosed: (path: string) => void
}

/** Sends a call with the stored token; after a 401 once more with a refreshed one. */
const send = async (call: ApiCall, dependencies: ApiClientDependencies): Promise<Response> => {
  const { base, language, accessToken, refresh, endSession } = dependencies
  const token = accessToken()
  const first = await sendOnce(call, { base: base(), language: language(), token })
  if (first.status !== 401 || call.options.anonymous === true) return first
  const outcome = await refresh(token)
  if (outcome === 'unavailable') throw new ApiError('connection', apiTexts.connection(), 0, undefined)
  if (outcome === 'refreshed') {
    const second = await sendOnce(call, { base: base(), language: language(), token: accessToken() })
    if (second.status !== 401) return second
    endSession()
  }
  throw new ApiError('session-ended', apiTexts.session(), 401, undefined)
}

const failureStatus = (response: Response, options: CallOptions): FailureStatus | undefined => {
  if (response.status === 400 || response.status === 404) return response.status
  // A wrong password is a failure of the form, never a reason to refresh.
  return response.status === 401 && options.anonymous === true ? 401 : undefined
}

const versioned = async <T>(response: Response, schema: AnswerSchema<T>): Promise<Versioned<T>> => {
  const version = response.headers.get('ETag')
  if (version === null) throw new ApiError('contract', apiTexts.contract(), response.status, undefined)
  return { data: await parseAnswer(response, schema), version }
}

export const createApiClient = (dependencies: ApiClientDependencies): ApiClient => {
  const outcomeOf = async <T>(call: ApiCall, read: (response: Response) => Promise<T>): Promise<T | ApiFailure> => {
    const response = await send(call, dependencies)
    if (response.ok) return read(response)
    const status = failureStatus(response, call.options)
    if (status !== undefined) return failureOf(response, status, call.options)
    const refusal = await refusalOf(response, call.options)
    if (refusal.answer?.code === 'not-licensed') dependencies.onNotLicensed()
    if (refusal.answer?.code === 'unit-inactive') dependencies.onUnitClosed(call.path)
    throw refusal
  }
  const request = <T>(call: ApiCall, read: (response: Response) => Promise<T>): Promise<T | ApiFailure> =>
    tellingSkew(call, () => outcomeOf(call, read))
  const parsed = <T>(call: ApiCall, schema: AnswerSchema<T>): Promise<T | ApiFailure> =>
    request(call, response => parseAnswer(response, schema))

  // Frozen: every module calls this one, and none can put itself in between.
  return Object.freeze<ApiClient>({
    get: (path, schema, options = {}) => parsed({ verb: 'GET', path, options }, schema),
    getWithVersion: (path, schema, options = {}) =>
      request({ verb: 'GET', path, options }, response => versioned(response, schema)),
    post: (path, body, schema, options = {}) => parsed({ verb: 'POST', path, body, options }, schema),
    patch: (path, body, schema, options = {}) => parsed({ verb: 'PATCH', path, body, options }, schema),
    delete: (path, schema, options = {}) => parsed({ verb: 'DELETE', path, options }, schema),
    upload: (path, form, schema, options = {}) => parsed({ verb: 'POST', path, body: form, options }, schema),
    download: (path, options = {}) =>
      tellingSkew({ verb: 'GET', path }, async () => {
        const response = await send({ verb: 'GET', path, options }, dependencies)
        if (!response.ok) throw await refusalOf(response, options)
        return response.blob()
      }),
  })
}
