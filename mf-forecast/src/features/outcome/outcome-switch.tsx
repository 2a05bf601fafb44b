import { useTranslation } from '@veckovis/platform'
import { useForecast, useForecastIfLoaded } from '../../context/use-forecast'
import { Tool } from '../../parts/tool'
import { LazyOutcome } from './lazy-outcome'
import { useOutcomeStands } from './use-outcome-stands'

const Switch = () => {
  const { t } = useTranslation('mf-forecast')
  const { editor, view, openTab } = useForecast()
  const isShown = useOutcomeStands()
  const turn = () => {
    editor.store.set(view.showsOutcomeAtom, !isShown)
    editor.store.set(view.leadsToOutcomeAtom, !isShown)
    // The layer stands below the sheet of the details.
    if (!isShown) openTab('details')
  }
  return (
    <Tool
      icon="success"
      name={t('outcome')}
      aria-pressed={isShown}
      onClick={turn}
      onPointerEnter={() => void LazyOutcome.preload()}
    />
  )
}

/** Budget, forecast and outcome of the weeks that are over, below the forecast: off until somebody wants it. */
export const OutcomeSwitch = () => (useForecastIfLoaded() === null ? null : <Switch />)
