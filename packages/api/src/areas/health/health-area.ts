import { defineArea } from '../../area'
import { healthRoutes } from './health-routes'

export const area = defineArea({ service: {}, routes: healthRoutes })
