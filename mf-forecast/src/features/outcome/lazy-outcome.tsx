import { lazyPage } from '@veckovis/platform'
import { useForecastValue } from '../../context/use-forecast'

export const LazyOutcome = lazyPage(() => import('./outcome-section').then(module => module.OutcomeSection))

/** The layer where it is turned on; its code comes with the first time. */
export const Outcome = () => (useForecastValue(({ view }) => view.showsOutcomeAtom) ? <LazyOutcome /> : null)
