import { z, type ZodType } from 'zod'
import { entityId } from './primitives'

/** Rows of a list that one call may bring. */
const rowsPerCall = 200

/** Rows of a list, each of them what a single record is made of. */
export const rowsOf = <Row extends ZodType>(row: Row) => z.strictObject({ rows: z.array(row).min(1).max(rowsPerCall) })

/** Why one row was not taken: the code of a refusal, and its sentence in the language of the call. */
const rowRefusal = z.object({ code: z.string(), message: z.string() })

/**
 * What became of each row, in their order: made, with the id, or refused. A check makes nothing: its ids are null.
 */
export const rowsTaken = z.object({
  rows: z.array(z.object({ id: entityId.nullable(), refusal: rowRefusal.nullable() })),
})
export type RowsTaken = z.infer<typeof rowsTaken>
