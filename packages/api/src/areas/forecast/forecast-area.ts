import { defineArea } from '../../area'
import { createForecast } from './creation/create-forecast'
import { openForecast } from './creation/open-forecast'
import { bringDiaryHours } from './diary/bring-diary-hours'
import { tryDiaryHours } from './diary/try-diary-hours'
import { readWeekFigures } from './diary/week-figures'
import { findForecast } from './forecast-repository'
import { forecastRoutes } from './forecast-routes'
import { readHoursOfYear, readRowsOfYears } from './outcome/hours-of-year'
import { readOutlook } from './outlook/read-outlook'
import { tryShifts } from './pay/try-shifts'
import { trySickPay } from './pay/try-sick-pay'
import { saveForecast } from './saving/save-forecast'
import { rescheduleForecasts } from './scheduled/reschedule-forecasts'
import { replaceUnlockedBudgets } from './store/budgets-of-forecast'
import { copyForecasts } from './store/copy-forecasts'
import { holdForecastsOf, lockForecast } from './store/lock-forecasts'
import { followSickPayRules } from './store/reprice-by-spell'
import { repriceForecasts } from './store/reprice-forecasts'

export type { ForecastVersion } from './forecast-repository'
export type { StoredRow } from './stored-forecast'

export const area = defineArea({
  service: {
    create: createForecast,
    copy: copyForecasts,
    open: openForecast,
    find: findForecast,
    lock: lockForecast,
    hold: holdForecastsOf,
    save: saveForecast,
    replaceUnlockedBudgets,
    reschedule: rescheduleForecasts,
    reprice: repriceForecasts,
    tryShifts,
    followSickPayRules,
    trySickPay,
    bringDiaryHours,
    tryDiaryHours,
    weekFigures: readWeekFigures,
    outlook: readOutlook,
    hoursOfYear: readHoursOfYear,
    rowsOfYears: readRowsOfYears,
  },
  routes: forecastRoutes,
})
