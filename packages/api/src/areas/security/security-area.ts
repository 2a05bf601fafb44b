import { defineJoinedArea } from '../../area'
import { securityRoutes, type SecurityNeeds } from './security-routes'

export const area = defineJoinedArea({
  service: {},
  routesWith: (database, needs: SecurityNeeds) => securityRoutes(database, needs),
})
