import { defineArea } from '../../area'
import { diaryRoutes } from './diary-routes'

export const area = defineArea({ service: {}, routes: diaryRoutes })
