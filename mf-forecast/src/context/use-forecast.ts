import { useAtomValue, type Atom } from 'jotai'
import { createContext, use, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { ForecastEditor } from '../editing/forecast-editor'
import { createForecast, type Forecast } from './create-forecast'
import type { GivenForecast } from './given'

/** The forecast that is shown; null while there is none. It is the same object for as long as the same one is edited. */
export const ForecastContext = createContext<Forecast | null>(null)

export const useForecastIfLoaded = (): Forecast | null => use(ForecastContext)

export const useForecast = (): Forecast => {
  const forecast = use(ForecastContext)
  if (forecast === null) throw new Error('No forecast is loaded here')
  return forecast
}

/** One thing of the forecast that is shown: drawn again when that is another, whatever else of it changes. */
export const useForecastValue = <Value>(pick: (forecast: Forecast) => Atom<Value>): Value => {
  const forecast = useForecast()
  return useAtomValue(pick(forecast), { store: forecast.editor.store })
}

export const useFigures = () => useForecastValue(({ figuresAtom }) => figuresAtom)

/** The figures as they were before the edits of this moment, for what may follow after a pause. */
export const useFiguresAtRest = () => {
  const { figuresAtRest } = useForecast()
  return useSyncExternalStore(figuresAtRest.subscribe, figuresAtRest.get)
}

export const useAbsenceNames = () => useForecastValue(({ absenceNamesAtom }) => absenceNamesAtom)

/** Makes the forecast of an editor, and hands on what is given to it before the page is painted. */
export const useCreatedForecast = (editor: ForecastEditor | null, given: GivenForecast | null): Forecast | null => {
  const [held, setHeld] = useState<Forecast | null>(null)
  const isNew = (held?.editor ?? null) !== editor
  const forecast = isNew && editor !== null && given !== null ? createForecast(editor, given) : isNew ? null : held
  if (isNew && (editor === null || forecast !== null)) setHeld(forecast)
  useLayoutEffect(() => {
    if (given !== null) forecast?.give(given)
  })
  return forecast
}
