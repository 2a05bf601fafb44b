import { defineArea } from '../../area'
import { areaNameUnitRoutes } from './area-name-unit-routes'

export const area = defineArea({ service: {}, routes: areaNameUnitRoutes })
