import { useSession, useTranslation } from '@veckovis/platform'
import type { GivenForecast } from '../context/given'
import { useCreatedForecast } from '../context/use-forecast'
import type { ForecastEditor } from '../editing/forecast-editor'
import type { useForecastData } from '../features/loading/use-forecast-data'

type ShownInput = Pick<GivenForecast, 'filters' | 'onFilters' | 'years' | 'waiting'> & {
  readonly editor: ForecastEditor | null
  readonly data: ReturnType<typeof useForecastData>
}

/** The forecast that everything below the filters shows; null while nothing is loaded. */
export const useShownForecast = ({ editor, data, ...chosen }: ShownInput) => {
  const { t: words } = useTranslation('mf-forecast')
  const userId = useSession()?.id ?? null
  const { load, absenceNames, payrollOverhead } = data
  const given =
    load.phase === 'loaded'
      ? {
          ...chosen,
          words,
          userId,
          absenceNames,
          payrollOverhead,
          budget: load.loaded.budget,
          skipped: load.loaded.skipped,
        }
      : null
  return useCreatedForecast(given === null ? null : editor, given)
}
