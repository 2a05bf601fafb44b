import { useTranslation } from '@veckovis/platform'
import { Tabs } from '@veckovis/ui/tabs'
import { forecastTabs, type ForecastTab } from '../context/forecast-filters'
import { useForecast, useForecastValue } from '../context/use-forecast'
import { useNarrow } from '../features/forecast-tables/one-week/use-narrow'
import { ForecastTables } from '../features/forecast-tables/forecast-tables'
import { WaitingMark } from '../features/waiting/waiting-mark'
import { DetailsTop } from './details-top'
import { EfficiencyTop } from './efficiency-top'
import * as styles from './forecast-page.module.css'

const Panel = ({ tab }: { readonly tab: ForecastTab }) => (
  <div className={styles.panel}>
    {tab === 'efficiency' ? <EfficiencyTop /> : <DetailsTop />}
    <ForecastTables key={tab} tab={tab} />
  </div>
)

/** The two tabs, each with its figures above its tables. */
export const ForecastWorkspace = () => {
  const { t } = useTranslation('mf-forecast')
  const { openTab } = useForecast()
  const tab = useForecastValue(({ tabAtom }) => tabAtom)
  const isNarrow = useNarrow()
  return (
    <>
      {isNarrow && <WaitingMark />}
      <Tabs
        {...(isNarrow ? {} : { beside: <WaitingMark /> })}
        activeKey={tab}
        onChange={key => openTab(key === 'details' ? 'details' : 'efficiency')}
        items={forecastTabs.map(key => ({
          key,
          label: t(`tabs.${key}`),
          children: key === tab && <Panel tab={key} />,
        }))}
      />
    </>
  )
}
