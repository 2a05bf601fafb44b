import { z } from 'zod'

/** Why a licence is not given or changed. */
export const licenceRefusal = z.object({
  code: z.literal('conflict'),
  details: z.object({ reason: z.enum(['overlap', 'changed', 'not-begun']) }),
})
export type LicenceRefusal = z.infer<typeof licenceRefusal>

declare module '../wire/refusal' {
  interface AreaRefusals {
    readonly licenceRefusal: LicenceRefusal
  }
}
