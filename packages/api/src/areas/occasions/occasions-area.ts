import { defineArea } from '../../area'
import { occasionsRoutes } from './occasions-routes'

export const area = defineArea({ service: {}, routes: occasionsRoutes })
