import { z } from 'zod'
import { forecastOutlook } from '../forecast/forecast-outlook'
import { queryOfUnits } from '../wire/counted'
import { pendingCounts } from './pending-counts'

/** GET /diary/outlook?counted=true. */
export const pendingOutlookQuery = queryOfUnits

/**
 * GET /diary/outlook: what lies ahead in the units whose forecasts the caller reads, as it would be if all that waits in
 * those whose diaries they read were approved.
 */
export const pendingOutlook = z.object({
  /** Null where the units are more than a person can look through: nothing is counted then. */
  pending: pendingCounts.nullable(),
  outlook: forecastOutlook,
})
export type PendingOutlook = z.infer<typeof pendingOutlook>
