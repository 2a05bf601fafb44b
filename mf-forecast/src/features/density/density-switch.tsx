import { useTranslation } from '@veckovis/platform'
import { useForecast, useForecastIfLoaded, useForecastValue } from '../../context/use-forecast'
import { Tool } from '../../parts/tool'
import { useNarrow } from '../../parts/use-narrow'

const Switch = () => {
  const { t } = useTranslation('mf-forecast')
  const { editor, view } = useForecast()
  const isDense = useForecastValue(forecast => forecast.view.isDenseAtom)
  const next = isDense ? 'comfortable' : 'dense'
  return (
    <Tool
      icon={isDense ? 'expand-right' : 'collapse-left'}
      name={t(`density.${next}`)}
      tip={t(`density.${next}Tip`)}
      onClick={() => editor.store.set(view.isDenseAtom)}
    />
  )
}

/** All weeks of the sheet at once, or their figures; a narrow window shows one week anyway. */
export const DensitySwitch = () => {
  const isNarrow = useNarrow()
  return useForecastIfLoaded() === null || isNarrow ? null : <Switch />
}
