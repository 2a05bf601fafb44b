import { z } from 'zod'

/** Why a licence is not given or changed. */
export const licenceRefusal = z.strictObject({
  code: z.literal('conflict'),
  details: z.strictObject({ reason: z.enum(['overlap', 'changed', 'not-begun']) }),
})
export type LicenceRefusal = z.infer<typeof licenceRefusal>
