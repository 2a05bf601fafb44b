import { formDraftKind } from '@veckovis/forms/draft'
import type { OfBudget } from './asked-budget'

/** What is written to those who lock, or back to those who have asked. */
export type RequestPurpose = 'ask' | 'return'

export const requestDraftKind = formDraftKind('lock-request')

export const requestSubject = ({ kind, budget }: OfBudget, purpose: RequestPurpose): string =>
  `${kind} ${budget.id} ${purpose}`
