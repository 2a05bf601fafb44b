import { errorAnswer } from '@veckovis/contracts'
import { ApiError } from '../api/api-error'

/** Why an area's data could not be had; each has its own words. */
export type LoadFailure = 'not-found' | 'not-licensed' | 'forbidden' | 'server' | 'connection'

export const loadFailureOf = (error: unknown): LoadFailure => {
  if (!(error instanceof ApiError)) return 'connection'
  if (error.status === 404) return 'not-found'
  if (error.status === 403) {
    const answer = errorAnswer.safeParse(error.data)
    return answer.success && answer.data.code === 'not-licensed' ? 'not-licensed' : 'forbidden'
  }
  return error.status >= 500 ? 'server' : 'connection'
}
