import type { AreaRefusal, ErrorAnswer } from '@veckovis/contracts/wire'

/**
 * answer: the server said no. connection: it was not reached. contract: it answered something else than agreed.
 * session-ended: the call was refused because nobody is signed in any more; the page is on its way to the login.
 */
export type ApiErrorKind = 'answer' | 'connection' | 'contract' | 'session-ended'

/** What the contract reads in an answer that is not a success; both null where it is none of ours. */
export type ReadAnswer = {
  readonly answer: ErrorAnswer | null
  /** The area's own refusal with its details; null where the call named no area, or the refusal is not one of its own. */
  readonly refusal: AreaRefusal | null
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  /** The body of the answer, as it came. */
  readonly data: unknown
  readonly answer: ErrorAnswer | null
  readonly refusal: AreaRefusal | null

  constructor(
    kind: ApiErrorKind,
    message: string,
    status: number,
    data: unknown,
    { answer = null, refusal = null, ...options }: ErrorOptions & Partial<ReadAnswer> = {},
  ) {
    super(message, options)
    this.kind = kind
    this.status = status
    this.data = data
    this.answer = answer
    this.refusal = refusal
  }
}

export type FailureStatus = 400 | 401 | 404

/** 400 and 404 come back as data of this shape, with all else that the body has; 401 only from a call without a token, such as sign-in. */
export type ApiFailure = Readonly<Record<string, unknown>> & {
  readonly error: true
  readonly statusCode: FailureStatus
  readonly code: string
  readonly message: string
  readonly refusal: AreaRefusal | null
}

export const isFailure = (answer: unknown): answer is ApiFailure =>
  typeof answer === 'object' &&
  answer !== null &&
  'error' in answer &&
  answer.error === true &&
  'statusCode' in answer &&
  (answer.statusCode === 400 || answer.statusCode === 401 || answer.statusCode === 404)

/** A failure that came back as data, for those who treat it as any other refusal. */
export const errorOfFailure = (failure: ApiFailure): ApiError => {
  const { statusCode, code, message, refusal } = failure
  return new ApiError('answer', message, statusCode, failure, { answer: { statusCode, code, message }, refusal })
}
