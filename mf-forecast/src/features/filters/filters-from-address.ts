import { defaultWeekRange, parseWeekRange } from '@veckovis/domain/calendar'
import { forecastTabs, type ForecastFilters, type ForecastTab } from '../../context/forecast-filters'

/** Which part of the address could not be used; the default stands in its place and the page says so. */
export type AddressProblem = 'year' | 'weeks' | 'tab'

export type YearList = readonly [number, ...number[]]

export const isYearList = (years: readonly number[]): years is YearList => years.length > 0

/** The current ISO year, else the latest earlier year, else the first year of the list. */
export const defaultYear = (years: YearList, currentYear: number): number => {
  if (years.includes(currentYear)) return currentYear
  const earlier = years.filter(year => year < currentYear)
  return earlier.length > 0 ? Math.max(...earlier) : Math.min(...years)
}

const yearOf = (text: string | null, years: YearList): number | undefined =>
  text === null ? undefined : years.find(year => String(year) === text)

const tabOf = (text: string | null): ForecastTab | undefined => forecastTabs.find(tab => tab === text)

/** Reads ?year&startWeek&endWeek&tab. Nothing in an address can make this fail. */
export const filtersFromAddress = (
  address: URLSearchParams,
  years: YearList,
  currentYear: number,
): { readonly filters: ForecastFilters; readonly problems: readonly AddressProblem[] } => {
  const problems: AddressProblem[] = []
  const foundYear = yearOf(address.get('year'), years)
  if (foundYear === undefined && address.has('year')) problems.push('year')
  const year = foundYear ?? defaultYear(years, currentYear)

  const weeks = parseWeekRange({ startWeek: address.get('startWeek'), endWeek: address.get('endWeek') }, year)
  if (!weeks.ok) problems.push('weeks')

  const foundTab = tabOf(address.get('tab'))
  if (foundTab === undefined && address.has('tab')) problems.push('tab')

  const range = weeks.ok ? weeks.value : defaultWeekRange
  return { filters: { year, range, tab: foundTab ?? 'efficiency' }, problems }
}

/** The address of these filters; what else stands in the address stays. */
export const addressOfFilters = (filters: ForecastFilters, address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address)
  next.set('year', String(filters.year))
  next.set('startWeek', String(filters.range.startWeek))
  next.set('endWeek', String(filters.range.endWeek))
  next.set('tab', filters.tab)
  return next
}

/** True when both show the same cells; the tab hides nothing that could be lost. */
export const showsSameWeeks = (one: ForecastFilters, other: ForecastFilters): boolean =>
  one.year === other.year && one.range.startWeek === other.range.startWeek && one.range.endWeek === other.range.endWeek

/**
 * A choice that was made looking at some filters, on top of what has been chosen meanwhile: two choices right after each
 * other both count. Weeks that do not go together are those of the later choice.
 */
export const withChoice = (base: ForecastFilters, seen: ForecastFilters, chosen: ForecastFilters): ForecastFilters => {
  const pick = <Value>(before: Value, then: Value, now: Value) => (then === now ? before : now)
  const range = {
    startWeek: pick(base.range.startWeek, seen.range.startWeek, chosen.range.startWeek),
    endWeek: pick(base.range.endWeek, seen.range.endWeek, chosen.range.endWeek),
  }
  return {
    year: pick(base.year, seen.year, chosen.year),
    tab: pick(base.tab, seen.tab, chosen.tab),
    range: chosen.year !== seen.year || range.startWeek > range.endWeek ? chosen.range : range,
  }
}
