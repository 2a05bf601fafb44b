/** The two tabs of the page, by their names in the address. */
export const forecastTabs = ['efficiency', 'details'] as const
export type ForecastTab = (typeof forecastTabs)[number]
