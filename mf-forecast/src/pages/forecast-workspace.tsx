import { useTranslation } from '@veckovis/platform'
import { Tabs } from '@veckovis/ui/tabs'
import { forecastTabs, type ForecastTab } from '../context/forecast-filters'
import { useForecast, useForecastValue } from '../context/use-forecast'
import { Week53 } from '../features/filters/filter-notices'
import { useNarrow, useWide } from '../parts/use-narrow'
import { ForecastTables } from '../features/forecast-tables/forecast-tables'
import { Outcome } from '../features/outcome/lazy-outcome'
import { WaitingMark } from '../features/waiting/waiting-mark'
import { DetailsTop } from './details-top'
import { EfficiencyTop } from './efficiency-top'
import { FollowUpLink } from './follow-up-link'
import * as styles from './forecast-page.module.css'

const Panel = ({ tab }: { readonly tab: ForecastTab }) => (
  <div className={styles.panel}>
    {tab === 'efficiency' ? <EfficiencyTop /> : <DetailsTop />}
    <ForecastTables key={tab} tab={tab} />
  </div>
)

/** What comes and goes above the sheet stands beside the tabs where there is room, so that the sheet stays where it is. */
const useBeside = () => {
  const isNarrow = useNarrow()
  const isWide = useWide()
  const beside = (
    <div className={styles.beside}>
      {isWide && <Week53 />}
      <WaitingMark />
      <FollowUpLink />
    </div>
  )
  return {
    above: (
      <>
        {!isWide && <Week53 />}
        {isNarrow && (
          <div className={styles.above}>
            <WaitingMark />
            <FollowUpLink />
          </div>
        )}
      </>
    ),
    beside: isNarrow ? {} : { beside },
  }
}

/** The two tabs, each with its figures above its tables. */
export const ForecastWorkspace = () => {
  const { t } = useTranslation('mf-forecast')
  const { openTab } = useForecast()
  const tab = useForecastValue(({ tabAtom }) => tabAtom)
  const { above, beside } = useBeside()
  return (
    <>
      {above}
      <Tabs
        {...beside}
        activeKey={tab}
        onChange={key => openTab(key === 'details' ? 'details' : 'efficiency')}
        items={forecastTabs.map(key => ({
          key,
          label: t(`tabs.${key}`),
          children: key === tab && <Panel tab={key} />,
        }))}
      />
      <Outcome />
    </>
  )
}
