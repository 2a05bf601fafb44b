import { defineJoinedArea } from '../../area'
import type { Database } from '../../db/database'
import { absenceRoutes } from './absence-routes'
import { analyticsRoutes } from './analytics-routes'
import { exportRoutes } from './export-routes'
import { figuresSource } from './figures-source'

/** What the lists are read from instead of the database itself: a copy of it that lags behind, or nothing. */
export type AnalyticsNeeds = { readonly replica: Database | undefined }

export const area = defineJoinedArea<object, AnalyticsNeeds>({
  service: {},
  routesWith: (database, { replica }) => {
    const from = { database, figures: figuresSource(database, replica) }
    return [...analyticsRoutes(from), ...exportRoutes(from), ...absenceRoutes(from)]
  },
})
