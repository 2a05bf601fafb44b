import { defineJoinedArea } from '../../area'
import type { SnapshotNeeds } from './snapshot/calculate-snapshot'
import { submissionsRoutes } from './submissions-routes'

export const area = defineJoinedArea<object, SnapshotNeeds>({ service: {}, routesWith: submissionsRoutes })
