import { z } from 'zod'
import { requestRepeated } from '../wire/refusal'

/** Why a staff member is not taken. */
export const staffRefusal = z.object({ code: z.literal('conflict'), details: requestRepeated })
export type StaffRefusal = z.infer<typeof staffRefusal>

declare module '../wire/refusal' {
  interface AreaRefusals {
    readonly staffRefusal: StaffRefusal
  }
}
