import { z } from 'zod'
import { calendarDay } from '../staff/staff-fields'
import { entityId } from '../wire/primitives'

/**
 * GET /forecast/unit/{unitId}/{year}/budget-changes: what has changed of the locked budget of a calendar year and counts
 * by first day. SEK and hours from that day until 31 December, below 0 for a reduction.
 */
export const changesOfBudget = z.array(
  z.object({ id: entityId, firstDay: calendarDay, kronor: z.number(), hours: z.number(), reason: z.string() }),
)
export type ChangesOfBudget = z.infer<typeof changesOfBudget>
