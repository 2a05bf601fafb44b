import { checkBudgetNumber, longestBudgetComment } from '@veckovis/domain/budget'
import { z } from 'zod'
import { calendarDay } from '../staff/staff-fields'
import { checkedNumber, entityId, isoInstant, requiredLines, uuid } from '../wire/primitives'

/** A dated change of a locked budget. Names are null of people who are gone. */
export const budgetChange = z.object({
  id: entityId,
  firstDay: calendarDay,
  /** SEK and hours from the first day until 31 December, below 0 for a reduction. */
  kronor: z.number(),
  hours: z.number(),
  reason: z.string(),
  createdAt: isoInstant,
  createdBy: z.string().nullable(),
  /** A change that is withdrawn stays in the list and counts nowhere. */
  withdrawnAt: isoInstant.nullable(),
  withdrawnBy: z.string().nullable(),
})
export type BudgetChangeOnWire = z.infer<typeof budgetChange>

/** GET /budget/unit/{unitId}/{year}/changes: all of them, by first day. */
export const budgetChangeList = z.object({
  /** Only a locked resource budget is changed in this way. */
  isLocked: z.boolean(),
  /** Whether the caller may add and withdraw. */
  approve: z.boolean(),
  changes: z.array(budgetChange),
})
export type BudgetChangeList = z.infer<typeof budgetChangeList>

/**
 * POST /budget/unit/{unitId}/{year}/changes: once for each requestId; the first day lies in the calendar year, and at least
 * one of kronor and hours is not 0. The answer is the change.
 */
export const newBudgetChange = z
  .strictObject({
    requestId: uuid,
    firstDay: calendarDay,
    kronor: checkedNumber(value => checkBudgetNumber('change-kronor', value)),
    hours: checkedNumber(value => checkBudgetNumber('change-hours', value)),
    reason: requiredLines(longestBudgetComment),
  })
  .refine(({ kronor, hours }) => kronor !== 0 || hours !== 0, { error: 'zero', path: ['kronor'] })
export type NewBudgetChange = z.infer<typeof newBudgetChange>
