import { defineJoinedArea } from '../../area'
import { readPublishedModules } from './module-record'
import { registerVersion } from './module-repository'
import { moduleRoutes, type ModuleServices } from './module-routes'
import { registerPublished } from './registration'

export const area = defineJoinedArea({
  service: { readPublished: readPublishedModules, registerPublished, registerVersion },
  routesWith: (database, needs: Omit<ModuleServices, 'database'>) => moduleRoutes({ database, ...needs }),
})
