import { defineJoinedArea } from '../../area'
import { outcomeRoutes } from './outcome-routes'
import type { OutcomeNeeds } from './outcome-service'

export const area = defineJoinedArea<object, OutcomeNeeds>({ service: {}, routesWith: outcomeRoutes })
