import { defineArea } from '../../area'
import { areaNamePlacesRoutes } from './area-name-places-routes'

export const area = defineArea({ service: {}, routes: areaNamePlacesRoutes })
