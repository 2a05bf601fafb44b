import { defineArea } from '../../area'
import { measuresRoutes } from './measures-routes'

export const area = defineArea({ service: {}, routes: measuresRoutes })
