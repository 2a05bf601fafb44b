import { defineJoinedArea } from '../../area'
import { sessionRoutes } from './session-routes'
import type { SessionServices } from './session-service'

export const area = defineJoinedArea({
  service: {},
  routesWith: (database, needs: Omit<SessionServices, 'database'>) => sessionRoutes({ database, ...needs }),
})
