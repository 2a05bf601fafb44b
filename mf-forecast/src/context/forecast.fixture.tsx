import { createForecastState, type ForecastInput } from '@veckovis/domain/forecast'
import { addMessages, PlatformProvider, useTranslation } from '@veckovis/platform'
import { useLayoutEffect, type ReactNode } from 'react'
import sv from '../../locales/sv.json'
import { readForecast } from '../data/read-forecast'
import { workedExample } from '../data/worked-example.fixture'
import { createForecastEditor } from '../editing/forecast-editor'
import { createForecast, type Forecast } from './create-forecast'
import type { GivenForecast } from './given'
import { ForecastContext } from './use-forecast'

type Example = {
  readonly canWrite?: boolean
  readonly week?: number
  /** What it has besides the worked example: income, or costs that settings move. */
  readonly money?: Pick<ForecastInput, 'income' | 'costShift'>
}

/** The worked example as it is shown and edited. Weeks 1 to 4 and the rows that are edited, unless something else is given. */
export const exampleForecast = (
  given: Partial<GivenForecast> = {},
  { canWrite = true, week = 3, money = {} }: Example = {},
): Forecast => {
  const received = workedExample()
  const read = readForecast(received, 2026)
  if (!read.ok) throw new Error(read.error)
  const input = { ...read.value.input, ...money }
  const forecast = createForecastState({ input, currentWeek: { year: 2026, week }, canWrite })
  const editor = createForecastEditor({ unitId: 1, year: 2026, forecastId: 1 }, { forecast, version: '"1-1"' })
  return createForecast(editor, {
    filters: { year: 2026, range: { startWeek: 1, endWeek: 4 }, tab: 'details' },
    onFilters: () => undefined,
    years: [2025, 2026],
    budget: received.budget,
    payrollOverhead: null,
    absenceNames: new Map(),
    skipped: [],
    waiting: [],
    words: key => key,
    userId: 7,
    ...given,
  })
}

const InWords = ({ forecast, children }: { forecast: Forecast; children: ReactNode }) => {
  const { t: words } = useTranslation('mf-forecast')
  useLayoutEffect(() => forecast.give({ ...forecast.given(), words }), [forecast, words])
  return <ForecastContext value={forecast}>{children}</ForecastContext>
}

/** Shows parts of the page in Swedish, with a forecast around them. */
export const InForecast = ({ forecast, children }: { forecast: Forecast; children: ReactNode }) => {
  addMessages('mf-forecast', 'sv', sv)
  return (
    <PlatformProvider>
      <InWords forecast={forecast}>{children}</InWords>
    </PlatformProvider>
  )
}
