import { defineJoinedArea } from '../../area'
import { peopleRoutes } from './people-routes'
import type { PeopleNeeds } from './people-services'

export const area = defineJoinedArea({
  service: {},
  routesWith: (database, needs: PeopleNeeds) => peopleRoutes({ database, ...needs }),
})
