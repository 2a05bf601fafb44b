import { ApiError } from '@veckovis/platform'
import { saveProblemOf, type SaveProblem } from './save-problem'

/** What the server says of a resource budget that it did not take; each has a text of its own. */
const resourceProblemReasons = [
  'needs-budget-gone',
  'other-year',
  'not-locked',
  'no-payroll-overhead',
  'no-money',
  'too-large',
  'request-repeated',
  'not-active',
  'year-locked',
  'unbalanced',
] as const

type Reason = (typeof resourceProblemReasons)[number]

/** Why a resource budget was not taken. */
export type ResourceProblem =
  | SaveProblem
  | { readonly kind: 'connection' }
  /** `message` is the server's own, `reason` tells the rest. */
  | { readonly kind: 'reason'; readonly reason: Reason; readonly message: string }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const reasonIn = (data: unknown): Reason | undefined => {
  const details = isRecord(data) ? data['details'] : undefined
  return isRecord(details) ? resourceProblemReasons.find(reason => reason === details['reason']) : undefined
}

export const resourceProblemOf = (error: unknown): ResourceProblem => {
  if (error instanceof ApiError && error.kind === 'connection') return { kind: 'connection' }
  const problem = saveProblemOf(error)
  const reason = error instanceof ApiError ? reasonIn(error.data) : undefined
  return reason !== undefined && problem.kind === 'told'
    ? { kind: 'reason', reason, message: problem.message }
    : problem
}

/** The lines of the message; a translated text where the page knows more than the server's words. */
export const resourceProblemLines = (problem: ResourceProblem, words: (key: string) => string): readonly string[] => {
  switch (problem.kind) {
    case 'told':
      return [problem.message]
    case 'reason':
      return problem.reason === 'needs-budget-gone' || problem.reason === 'not-locked'
        ? [problem.message, words(`resources.reasons.${problem.reason}`)]
        : [words(`resources.reasons.${problem.reason}`)]
    case 'connection':
      return [words('resources.connection')]
    default:
      return [words(`save.${problem.kind}`)]
  }
}
