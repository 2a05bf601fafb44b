import { longestBudgetComment } from '@veckovis/domain/budget'
import { isVisible } from '@veckovis/domain/text'
import { z } from 'zod'
import { approverNames } from '../wire/approvers'
import { isoInstant, linesInMails } from '../wire/primitives'

/** A budget's request to be locked; it is gone once it is withdrawn or the budget is locked. Names are null of people who are gone. */
export const lockRequest = z.object({
  /** Sent back, with a reason, until it is asked again. */
  state: z.enum(['asked', 'returned']),
  comment: z.string(),
  askedAt: isoInstant,
  askedBy: z.string().nullable(),
  /** Why it was sent back. */
  answer: z.string().nullable(),
  returnedAt: isoInstant.nullable(),
  returnedBy: z.string().nullable(),
})
export type LockRequest = z.infer<typeof lockRequest>

/** POST /need/{id}/lock-request and /budget/{id}/lock-request: asks those who may to lock the active budget. */
export const newLockRequest = z.strictObject({ comment: linesInMails(longestBudgetComment) })

/** POST /need/{id}/lock-request/return and /budget/{id}/lock-request/return. */
export const lockRequestReturn = z.strictObject({
  reason: linesInMails(longestBudgetComment).refine(isVisible, { error: 'required' }),
})

/** The request as it stands now. `mail`: whether those who may lock were told; `nobody` when there is none to tell. */
export const lockRequestAnswer = z.object({
  lockRequest: lockRequest.nullable(),
  mail: z.enum(['sent', 'failed', 'nobody', 'none']),
})
export type LockRequestAnswer = z.infer<typeof lockRequestAnswer>

/** GET /budget/unit/{unitId}/approvers: who may lock the unit's budgets; super admins only where nobody else may. */
export const budgetApprovers = approverNames
