import { z } from 'zod'
import { counted, queryOfUnits } from '../wire/counted'
import { entityId, year } from '../wire/primitives'

/** GET /outcome/unanswered?counted=true. */
export const unansweredQuery = queryOfUnits

const unansweredUnit = z.object({
  unit: z.object({ id: entityId, name: z.string() }),
  department: z.string(),
  municipality: z.string(),
  year,
  /** How many weeks of the year are not complete, of those that were over two weeks ago */
  weeks: z.int().min(1).max(53),
  /** The first of them */
  firstWeek: z.int().min(1).max(53),
})
export type UnansweredUnit = z.infer<typeof unansweredUnit>

/**
 * Weeks that wait for their outcome, of all units whose forecasts the caller writes; a row for each unit and year,
 * in Swedish order; above 200 units the ten of `total` with the most weeks.
 */
export const unansweredOutcome = z.object({ total: counted, weeks: counted, rows: z.array(unansweredUnit) })
export type UnansweredOutcomeAnswer = z.input<typeof unansweredOutcome>
