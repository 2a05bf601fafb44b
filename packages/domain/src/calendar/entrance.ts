export { parseIsoDate, toIsoDate, type CalendarDate } from './calendar-date'
export { momentFormats, type MomentFormats } from './format-moments'
export { datesOfWeek, isOldWeek, mondayOf, weeksInIsoYear, type IsoWeek } from './iso-week'
export { holidaysOfWeek } from './public-holidays'
export { calendarDateInStockholm, isoWeekInStockholm } from './stockholm'
export {
  defaultWeekRange,
  moveEndWeek,
  moveStartWeek,
  parseWeekRange,
  periodPreset,
  periodPresetNames,
  weeksOfRange,
  withWeeks,
  type PeriodPresetName,
  type WeekRange,
} from './week-range'
