import type { ForecastInput } from '@veckovis/domain/forecast'
import { asForecast } from '@veckovis/domain/outcome'
import type { SaidCell } from './store/change-outcome'

/** A week of the forecast as what the source `forecast` says of it. */
export const cellsAsForecast = (input: ForecastInput, week: number): SaidCell[] =>
  asForecast(input, week).map(value => ({ ...value, source: 'forecast', week }))
