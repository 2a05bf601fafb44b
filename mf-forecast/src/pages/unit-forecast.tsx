import { useTranslation } from '@veckovis/platform'
import { Skeleton } from '@veckovis/ui'
import { LateFirstYear } from '../features/loading/late-first-year'
import { LoadFailureNotice } from '../features/loading/load-failure-notice'
import { useUnitYears } from '../features/filters/use-unit-years'
import { YearForecast } from './year-forecast'

/** Which years the unit has comes first: without one there is nothing to choose or load. */
export const UnitForecast = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-forecast')
  const { found, isFetching, reload } = useUnitYears(unitId)
  if (found.phase === 'known') return <YearForecast unitId={unitId} years={found.years} unlocked={found.unlocked} />
  if (found.phase === 'loading') return <Skeleton lines={8} label={t('loading')} />
  const notice = <LoadFailureNotice failure={found.failure} retrying={isFetching} onRetry={reload} />
  return found.failure === 'no-years' ? <LateFirstYear unitId={unitId}>{notice}</LateFirstYear> : notice
}
