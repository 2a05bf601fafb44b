import type { AreaRefusal } from '@veckovis/contracts/wire'
import { reportProblem } from '../frame/report-problem'
import { ApiError } from './api-error'
import { apiTexts } from './api-texts'

/** What stood in the way; each kind has other words, because something else can be done about it. */
export type ProblemKind =
  /** The server was not reached */
  | 'connection'
  /** It answered something that the contract does not know */
  | 'contract'
  | 'session-ended'
  /** 412: somebody else has changed it */
  | 'stale'
  | 'forbidden'
  | 'not-licensed'
  /** The unit is closed for planning */
  | 'unit-inactive'
  | 'gone'
  /** 404: the server has no such call, as it is older, or newer, than the page */
  | 'no-such-call'
  /** 429 */
  | 'busy'
  /** 400: the server does not understand what the page asked */
  | 'wrong-request'
  | 'server'
  /** The server understands and says no, by a rule */
  | 'refused'
  /** No call failed, but the page itself */
  | 'bug'

export type Problem = {
  readonly kind: ProblemKind
  /** For people, in their language: the server's own words where there are some */
  readonly message: string
  /** The server's words; null where it said nothing. Modules of before read it. */
  readonly told: string | null
  /** The area's own refusal with its details, as the call read it; null when it is none of the area's */
  readonly refusal: AreaRefusal | null
}

const kindsByStatus: Readonly<Record<number, ProblemKind>> = {
  400: 'wrong-request',
  404: 'gone',
  412: 'stale',
  429: 'busy',
}

/** Refusals of 403 that are no want of rights. */
const closedBy = ['not-licensed', 'unit-inactive'] as const

const kindOf = ({ kind, status, answer }: ApiError): ProblemKind => {
  if (kind !== 'answer') return kind
  if (answer?.code === 'no-such-call') return 'no-such-call'
  if (status === 403) return closedBy.find(code => code === answer?.code) ?? 'forbidden'
  return kindsByStatus[status] ?? (status >= 500 ? 'server' : 'refused')
}

/** The one reading of a failure. A bug leaves a trace, because nobody but the person would learn of it. */
export const problemOf = (error: unknown): Problem => {
  if (!(error instanceof ApiError)) {
    reportProblem('a bug', error)
    return { kind: 'bug', message: apiTexts.bug(), told: null, refusal: null }
  }
  const { answer, refusal } = error
  const kind = kindOf(error)
  const told = answer?.message ?? null
  return { kind, message: kind === 'not-licensed' ? apiTexts.notLicensed() : (told ?? error.message), told, refusal }
}
