import { weeksInIsoYear, type WeekRange } from '@veckovis/domain/calendar'

/** The two tabs of the page, by their names in the address. */
export const forecastTabs = ['efficiency', 'details'] as const
export type ForecastTab = (typeof forecastTabs)[number]

/** What of which forecast is shown. */
export type ForecastFilters = { readonly year: number; readonly range: WeekRange; readonly tab: ForecastTab }

/** The same weeks of another year; a week 53 that year lacks becomes 52. */
export const inYear = (filters: ForecastFilters, year: number): ForecastFilters => {
  const lastWeek = weeksInIsoYear(year)
  const { startWeek, endWeek } = filters.range
  return { ...filters, year, range: { startWeek: Math.min(startWeek, lastWeek), endWeek: Math.min(endWeek, lastWeek) } }
}
