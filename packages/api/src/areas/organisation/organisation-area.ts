import { defineJoinedArea } from '../../area'
import { organisationRoutes, type OrganisationNeeds } from './organisation-routes'

export const area = defineJoinedArea({
  service: {},
  routesWith: (database, needs: OrganisationNeeds) => organisationRoutes(database, needs),
})
