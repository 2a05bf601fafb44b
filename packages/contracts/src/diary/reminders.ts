import { z } from 'zod'
import { approverNames } from '../wire/approvers'

/** GET /diary/{id}/approvers: who may approve the entry; super admins only where nobody else may. */
export const entryApprovers = z.object({
  approvers: approverNames,
  /** Whether the caller may remind them. */
  mayRemind: z.boolean(),
  /** They were reminded of it today, in Sweden: once a day. */
  remindedToday: z.boolean(),
})
export type EntryApprovers = z.infer<typeof entryApprovers>

/** POST /diary/{id}/remind: whether they have got the mail; `nobody` when there is none to remind. */
export const entryReminder = z.object({ mail: z.enum(['sent', 'failed', 'nobody']) })
export type EntryReminder = z.infer<typeof entryReminder>
