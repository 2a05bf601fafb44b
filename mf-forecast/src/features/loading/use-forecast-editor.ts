import { type IsoWeek } from '@veckovis/domain/calendar'
import { createForecastState } from '@veckovis/domain/forecast'
import { useState } from 'react'
import { createForecastEditor, type ForecastEditor } from '../../editing/forecast-editor'
import { skippedRowIds } from '../../data/skipped-row'
import type { LoadedForecast, LoadState } from './load-state'

const editorOf = (unitId: number, currentWeek: IsoWeek, loaded: LoadedForecast): ForecastEditor => {
  const { input, skipped, version, forecastId, base } = loaded
  const forecast = createForecastState({
    input,
    currentWeek,
    canWrite: base.write,
    skippedRowIds: skippedRowIds(skipped),
  })
  return createForecastEditor({ unitId, year: input.year, forecastId }, { forecast, version })
}

/** One editor for each load: it lives as long as what was loaded is shown, and a new load starts a new one. */
export const useForecastEditor = (unitId: number, currentWeek: IsoWeek, load: LoadState): ForecastEditor | null => {
  const loaded = load.phase === 'loaded' ? load.loaded : null
  const [held, setHeld] = useState<{ loaded: LoadedForecast; editor: ForecastEditor } | null>(null)
  if (loaded === (held?.loaded ?? null)) return held?.editor ?? null
  const editor = loaded === null ? null : editorOf(unitId, currentWeek, loaded)
  setHeld(loaded === null || editor === null ? null : { loaded, editor })
  return editor
}
