import { defineJoinedArea } from '../../area'
import { cellsAsForecast } from './as-forecast'
import { readCompleteWeeks } from './complete-weeks'
import { outcomeRoutes } from './outcome-routes'
import type { OutcomeNeeds } from './outcome-service'
import { changeOutcome } from './store/change-outcome'
import { holdOutcome } from './store/hold-outcome'

const service = {
  hold: holdOutcome,
  change: changeOutcome,
  asForecast: cellsAsForecast,
  completeWeeks: readCompleteWeeks,
}

export const area = defineJoinedArea<typeof service, OutcomeNeeds>({ service, routesWith: outcomeRoutes })
