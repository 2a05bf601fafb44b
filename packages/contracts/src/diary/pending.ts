import { z } from 'zod'
import { entityId, year } from '../wire/primitives'
import { weeksOfForecast } from './entry-lists'
import { pendingCounts } from './pending-counts'

const hoursOfWeek = z.object({
  kind: z.enum(['absence', 'substitute', 'changed-needs']),
  /** 0 for the changed needs, which are one row */
  sourceId: z.union([entityId, z.literal(0)]),
  week: z.int().min(1).max(53),
  hours: z.number(),
})

/**
 * GET /diary/unit/{unitId}/pending/{year}: what the unit's entries that wait would do together to the forecast of an ISO
 * year. Sums of rows and weeks, without entries, people and titles.
 */
export const pendingOfYear = z.object({
  year,
  ...pendingCounts.shape,
  /** Null for those who do not read the forecast, and for a year whose budgets are not locked. */
  forecast: z
    .object({
      /** What the weeks of the rows would get, with a minus where they would lose hours. */
      hours: z.array(hoursOfWeek),
      /** As the forecast would show them then. */
      ...weeksOfForecast.shape,
    })
    .nullable(),
})
export type PendingOfYear = z.infer<typeof pendingOfYear>
