import { defineArea } from '../../area'
import { openForecast } from './creation/open-forecast'
import { replaceUnlockedBudgets } from './store/budgets-of-forecast'
import { forecastRoutes } from './forecast-routes'
import { rescheduleForecasts } from './scheduled/reschedule-forecasts'

export const area = defineArea({
  service: { open: openForecast, replaceUnlockedBudgets, reschedule: rescheduleForecasts },
  routes: forecastRoutes,
})
