import { ApiError } from '@veckovis/platform'

/** Why a change was not taken, as a key of the texts; the server's own words where it has some for the person. */
export type SaveProblem =
  { readonly kind: 'stale' | 'forbidden' | 'gone' | 'server' } | { readonly kind: 'told'; readonly message: string }

export const saveProblemOf = (error: unknown): SaveProblem => {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 412) return { kind: 'stale' }
  if (error.status === 403) return { kind: 'forbidden' }
  if (error.status === 404) return { kind: 'gone' }
  if (error.status >= 500) return { kind: 'server' }
  return { kind: 'told', message: error.message }
}
