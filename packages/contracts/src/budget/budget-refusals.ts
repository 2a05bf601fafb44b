import { z } from 'zod'
import { bareRefusal, requestRepeated } from '../wire/refusal'

const budgetLocked = <Reason extends z.ZodType>(reason: Reason) =>
  z.strictObject({ code: z.literal('budget-locked'), details: z.strictObject({ reason }).optional() })

const notActive = z.strictObject({ reason: z.enum(['not-active', 'year-locked']) })

/** Why a needs budget is not taken; reasons of `budget-locked` tell what closes a locked one. */
export const needsRefusal = z.discriminatedUnion('code', [
  bareRefusal('active-need'),
  bareRefusal('budget-exists'),
  bareRefusal('no-staff'),
  budgetLocked(z.enum(['linked', 'change-of-need', 'needs-confirmation'])),
  z.strictObject({
    code: z.literal('conflict'),
    details: z.discriminatedUnion('reason', [notActive, requestRepeated]),
  }),
])
export type NeedsRefusal = z.infer<typeof needsRefusal>

/** Why a resource budget is not taken. */
export const resourceRefusal = z.discriminatedUnion('code', [
  bareRefusal('active-item'),
  bareRefusal('budget-exists'),
  bareRefusal('budget-locked'),
  bareRefusal('no-staff'),
  z.strictObject({
    code: z.literal('needs-budget-first'),
    details: z.strictObject({ reason: z.enum(['needs-budget-gone', 'other-year', 'not-locked']) }),
  }),
  z.strictObject({
    code: z.literal('conflict'),
    details: z.discriminatedUnion('reason', [
      notActive,
      requestRepeated,
      z.strictObject({ reason: z.enum(['no-payroll-overhead', 'no-money', 'too-large']) }),
      z.strictObject({
        reason: z.literal('unbalanced'),
        isBalanced: z.boolean(),
        costDifference: z.number(),
        shareDifference: z.number(),
      }),
    ]),
  }),
])
export type ResourceRefusal = z.infer<typeof resourceRefusal>

/** Why a dated setting is not taken: somebody else has changed it; `current` is what holds now, null for nothing. */
export const budgetSettingRefusal = z.strictObject({
  code: z.literal('conflict'),
  details: z.strictObject({ reason: z.literal('changed'), current: z.number().nullable() }),
})
export type BudgetSettingRefusal = z.infer<typeof budgetSettingRefusal>
