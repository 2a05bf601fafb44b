import { z } from 'zod'

/** Names of those who may approve something. */
export const approverNames = z.array(z.object({ name: z.string() }))
