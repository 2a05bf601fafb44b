import { ApiError } from '../api/api-error'

/** Why an area's data could not be had; each has its own words. */
export type LoadFailure = 'not-found' | 'not-licensed' | 'forbidden' | 'server' | 'connection'

// Looked at by hand: the schemas of the contract are not there before the sign-in, this file is.
const isNotLicensed = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'code' in data && data.code === 'not-licensed'

export const loadFailureOf = (error: unknown): LoadFailure => {
  if (!(error instanceof ApiError)) return 'connection'
  if (error.status === 404) return 'not-found'
  if (error.status === 403) return isNotLicensed(error.data) ? 'not-licensed' : 'forbidden'
  return error.status >= 500 ? 'server' : 'connection'
}
