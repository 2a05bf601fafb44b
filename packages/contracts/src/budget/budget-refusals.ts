import { z } from 'zod'
import { bareRefusal, requestRepeated } from '../wire/refusal'

const budgetLocked = <Reason extends z.ZodType>(reason: Reason) =>
  z.object({ code: z.literal('budget-locked'), details: z.object({ reason }).optional() })

const notActive = z.object({ reason: z.enum(['not-active', 'year-locked']) })

/** Why a request to lock is not taken: one is open already, or there is none to withdraw or to send back. */
const notAsked = z.object({ reason: z.enum(['already-asked', 'not-asked']) })

/** Why a needs budget is not taken; reasons of `budget-locked` tell what closes a locked one. */
export const needsRefusal = z.discriminatedUnion('code', [
  bareRefusal('active-need'),
  bareRefusal('budget-exists'),
  bareRefusal('no-staff'),
  budgetLocked(z.enum(['linked', 'change-of-need', 'needs-confirmation'])),
  z.object({
    code: z.literal('conflict'),
    details: z.discriminatedUnion('reason', [notActive, notAsked, requestRepeated]),
  }),
])
export type NeedsRefusal = z.infer<typeof needsRefusal>

/** Why a resource budget is not taken. */
export const resourceRefusal = z.discriminatedUnion('code', [
  bareRefusal('active-item'),
  bareRefusal('budget-exists'),
  bareRefusal('budget-locked'),
  bareRefusal('no-staff'),
  z.object({
    code: z.literal('needs-budget-first'),
    details: z.object({ reason: z.enum(['needs-budget-gone', 'other-year', 'not-locked']) }),
  }),
  z.object({
    code: z.literal('conflict'),
    details: z.discriminatedUnion('reason', [
      notActive,
      notAsked,
      requestRepeated,
      z.object({ reason: z.enum(['no-payroll-overhead', 'no-money', 'too-large', 'balance-not-shown']) }),
      z.object({
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
export const budgetSettingRefusal = z.object({
  code: z.literal('conflict'),
  details: z.object({ reason: z.literal('changed'), current: z.number().nullable() }),
})
export type BudgetSettingRefusal = z.infer<typeof budgetSettingRefusal>

/**
 * Why a dated change of a budget is not taken: the year has no locked resource budget, its first day lies in another
 * year, the request has made another one already, or it is withdrawn.
 */
export const budgetChangeRefusal = z.object({
  code: z.literal('conflict'),
  details: z.discriminatedUnion('reason', [
    z.object({ reason: z.enum(['year-not-locked', 'day-of-other-year', 'change-withdrawn']) }),
    z.object({ reason: z.literal('change-repeated'), id: z.int() }),
  ]),
})
export type BudgetChangeRefusal = z.infer<typeof budgetChangeRefusal>

declare module '../wire/refusal' {
  interface AreaRefusals {
    readonly needsRefusal: NeedsRefusal
    readonly resourceRefusal: ResourceRefusal
    readonly budgetSettingRefusal: BudgetSettingRefusal
    readonly budgetChangeRefusal: BudgetChangeRefusal
  }
}
