import { defineArea } from '../../area'
import { createForecast } from './creation/create-forecast'
import { openForecast } from './creation/open-forecast'
import { findForecast } from './forecast-repository'
import { forecastRoutes } from './forecast-routes'
import { saveForecast } from './saving/save-forecast'
import { rescheduleForecasts } from './scheduled/reschedule-forecasts'
import { replaceUnlockedBudgets } from './store/budgets-of-forecast'
import { lockForecast } from './store/lock-forecasts'

export type { ForecastVersion } from './forecast-repository'
export type { RowKind, StoredRow } from './stored-forecast'

export const area = defineArea({
  service: {
    create: createForecast,
    open: openForecast,
    find: findForecast,
    lock: lockForecast,
    save: saveForecast,
    replaceUnlockedBudgets,
    reschedule: rescheduleForecasts,
  },
  routes: forecastRoutes,
})
