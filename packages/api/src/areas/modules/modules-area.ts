import { defineJoinedArea } from '../../area'
import { moduleRoutes, type ModuleServices } from './module-routes'

export const area = defineJoinedArea({
  service: {},
  routesWith: (database, needs: Omit<ModuleServices, 'database'>) => moduleRoutes({ database, ...needs }),
})
