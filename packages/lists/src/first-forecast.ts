// What stands before the first forecast of a unit: on the start page, and where the forecast will be.
export { BeforeFirstForecast } from './first-forecast/before-first-forecast'
