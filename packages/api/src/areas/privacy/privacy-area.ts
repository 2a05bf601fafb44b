import { defineArea } from '../../area'
import { privacyRoutes } from './privacy-routes'

export const area = defineArea({ service: {}, routes: privacyRoutes })
