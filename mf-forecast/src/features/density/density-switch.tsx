import { useTranslation } from '@veckovis/platform'
import { useForecast, useForecastIfLoaded, useForecastValue } from '../../context/use-forecast'
import { Tool } from '../../parts/tool'
import * as styles from './density-switch.module.css'

const Switch = () => {
  const { t } = useTranslation('mf-forecast')
  const { editor, view } = useForecast()
  const isDense = useForecastValue(forecast => forecast.view.isDenseAtom)
  const next = isDense ? 'comfortable' : 'dense'
  return (
    <Tool
      className={styles.switch}
      icon={isDense ? 'expand-right' : 'collapse-left'}
      name={t(`density.${next}`)}
      tip={t(`density.${next}Tip`)}
      onClick={() => editor.store.set(view.isDenseAtom)}
    />
  )
}

/** All weeks of the sheet at once, or their figures; a narrow window shows one week anyway. */
export const DensitySwitch = () => (useForecastIfLoaded() === null ? null : <Switch />)
