import { z } from 'zod'

/**
 * GET /place/official: the 21 counties and 290 municipalities of Sweden with the codes of Statistics Sweden, in Swedish
 * order; a municipality names its county by that code.
 */
export const officialPlaces = z.strictObject({
  source: z.string(),
  counties: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  municipalities: z.array(z.strictObject({ code: z.string(), name: z.string(), county: z.string() })),
})
export type OfficialPlaces = z.infer<typeof officialPlaces>
