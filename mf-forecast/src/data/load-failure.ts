import { ApiError } from '@veckovis/platform'

/** Why there is nothing to show; each has its own words. */
export type LoadFailure =
  'not-found' | 'forbidden' | 'server' | 'other' | 'comprehensive-missing' | 'base-missing' | 'no-years'

export const loadFailureOf = (error: unknown): LoadFailure => {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 404) return 'not-found'
  if (status === 403) return 'forbidden'
  return status >= 500 ? 'server' : 'other'
}
