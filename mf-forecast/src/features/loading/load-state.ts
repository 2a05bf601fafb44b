import type { BaseForecast, ReceivedForecast } from '@veckovis/contracts/forecast'
import type { StoredForecast } from '../../data/forecast-queries'
import { loadFailureOf, type LoadFailure } from '../../data/load-failure'
import { readForecast, type ReadForecast } from '../../data/read-forecast'

export type LoadedForecast = ReadForecast & {
  /** The id in the comprehensive answer wins over the one in the base answer. */
  readonly forecastId: number
  readonly version: string
  readonly base: BaseForecast
  /** The locked budget that the forecast rests on, as the cards show it. */
  readonly budget: ReceivedForecast['budget']
}

export type LoadState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly failure: LoadFailure }
  /** A budget is not locked: nothing may be shown. */
  | { readonly phase: 'unlocked' }
  | { readonly phase: 'loaded'; readonly loaded: LoadedForecast }

const failed = (failure: LoadFailure): LoadState => ({ phase: 'failed', failure })

const stateOfStored = ({ base, comprehensive, version }: StoredForecast, year: number): LoadState => {
  if (comprehensive === null) return failed('comprehensive-missing')
  if (base === null) return failed('base-missing')
  if (!comprehensive.budget.isLocked) return { phase: 'unlocked' }
  const read = readForecast(comprehensive, year)
  if (!read.ok) return failed('contract')
  const { id: forecastId, budget } = comprehensive
  return { phase: 'loaded', loaded: { ...read.value, forecastId, version, base, budget } }
}

/** One answer to: what may the page show of this year? */
export const loadStateOf = (
  query: { readonly data: StoredForecast | undefined; readonly error: unknown; readonly isFetching: boolean },
  year: number,
): LoadState => {
  if (query.data !== undefined) return stateOfStored(query.data, year)
  if (query.isFetching || query.error === null) return { phase: 'loading' }
  return failed(loadFailureOf(query.error))
}
