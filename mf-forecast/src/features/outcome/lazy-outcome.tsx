import { lazyPage } from '@veckovis/platform'
import { useSearchParams } from '@veckovis/platform/router'
import { useEffect } from 'react'
import { useForecast, useForecastValue } from '../../context/use-forecast'
import { useOutcomeStands } from './use-outcome-stands'

export const LazyOutcome = lazyPage(() => import('./outcome-section').then(module => module.OutcomeSection))

/** A link may lead to the outcome: it is turned on once, and from then on the person turns it off. */
const useOutcomeOfAddress = () => {
  const { editor, view } = useForecast()
  const [address, setAddress] = useSearchParams()
  const isAsked = address.get('outcome') === 'on'
  useEffect(() => {
    if (!isAsked) return
    editor.store.set(view.showsOutcomeAtom, true)
    editor.store.set(view.leadsToOutcomeAtom, true)
    setAddress(
      before => {
        const rest = new URLSearchParams(before)
        rest.delete('outcome')
        return rest
      },
      { replace: true },
    )
  }, [editor, view, isAsked, setAddress])
}

/** The layer below the sheet of the details, where it is turned on; its code comes with the first time. */
export const Outcome = () => {
  useOutcomeOfAddress()
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
