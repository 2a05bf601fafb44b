import { lazyPage } from '@veckovis/platform'
import { useForecastValue } from '../../context/use-forecast'
import { useOutcomeStands } from './use-outcome-stands'

export const LazyOutcome = lazyPage(() => import('./outcome-section').then(module => module.OutcomeSection))

/** The layer below the sheet of the details, where it is turned on; its code comes with the first time. */
export const Outcome = () => {
  const stands = useOutcomeStands()
  const isHeld = useForecastValue(({ view }) => view.holdsOutcomeAtom)
  return (
    (stands || isHeld) && (
      <div hidden={!stands}>
        <LazyOutcome />
      </div>
    )
  )
}
