import { z } from 'zod'

/** GET /budget/po-values: a list of year and value, or a map of year to value. */
export const payrollOverheadValues = z.union([
  z.array(z.object({ year: z.int(), value: z.number() })),
  z.record(z.string().regex(/^\d{4}$/), z.number()),
])
export type PayrollOverheadValues = z.infer<typeof payrollOverheadValues>
