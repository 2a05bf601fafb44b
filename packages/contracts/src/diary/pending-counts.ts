import { z } from 'zod'

/** Entries that wait for a decision, as far as they are counted together. */
export const pendingCounts = z.object({
  /** With days that can still be approved */
  counted: z.int().min(0),
  /** With days that cannot, as they have come or the person has left: wholly or partly not among the hours */
  leftOut: z.int().min(0),
})
export type PendingCounts = z.infer<typeof pendingCounts>
