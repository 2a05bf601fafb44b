import { ApiError } from '@veckovis/platform'
import { saveProblemOf } from './save-problem'

/** What the server says of a needs budget that it did not take; each has a text of its own. */
const needsProblemReasons = [
  'linked',
  'change-of-need',
  'needs-confirmation',
  'request-repeated',
  'not-active',
  'year-locked',
] as const

/** Why a needs budget was not taken: a key below `needs.problems`, or the server's own words. */
export type NeedsProblem =
  | { readonly kind: 'stale' | 'forbidden' | 'gone' | 'server' | 'connection' }
  | { readonly kind: 'reason'; readonly reason: (typeof needsProblemReasons)[number] }
  | { readonly kind: 'told'; readonly message: string }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const reasonIn = (data: unknown) => {
  const details = isRecord(data) ? data['details'] : undefined
  return isRecord(details) ? needsProblemReasons.find(reason => reason === details['reason']) : undefined
}

export const needsProblemOf = (error: unknown): NeedsProblem => {
  if (!(error instanceof ApiError)) throw error
  if (error.kind === 'connection') return { kind: 'connection' }
  const reason = reasonIn(error.data)
  return reason === undefined ? saveProblemOf(error) : { kind: 'reason', reason }
}

export const needsProblemText = (problem: NeedsProblem, t: (key: string) => string): string => {
  if (problem.kind === 'told') return problem.message
  if (problem.kind === 'reason') return t(`needs.problems.${problem.reason}`)
  return problem.kind === 'connection' ? t('needs.problems.connection') : t(`save.${problem.kind}`)
}
