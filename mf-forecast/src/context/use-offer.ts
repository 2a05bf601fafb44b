import { useEffectEvent, useLayoutEffect } from 'react'
import type { Offer } from './offers'
import { useForecastIfLoaded } from './use-forecast'

/**
 * Does `run` for a command while the caller stands, once a forecast is loaded. From the moment that the caller is drawn:
 * anyone who sees it may press its key.
 */
export const useOffer = (name: Offer, run: () => void): void => {
  const forecast = useForecastIfLoaded()
  const latest = useEffectEvent(run)
  useLayoutEffect(() => forecast?.offer(name, () => latest()), [forecast, name])
}
