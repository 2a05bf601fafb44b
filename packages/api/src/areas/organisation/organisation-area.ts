import { defineArea } from '../../area'
import { organisationRoutes } from './organisation-routes'

export const area = defineArea({ service: {}, routes: organisationRoutes })
