import { defineArea } from '../../area'
import { areaNameRoutes } from './area-name-routes'

export const area = defineArea({ service: {}, routes: areaNameRoutes })
