import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@veckovis/ui'
import { useProgress, useTranslation } from '@veckovis/platform'
import { yearsQuery } from '../data/forecast-queries'
import { loadFailureOf } from '../data/load-failure'
import { isYearList } from '../features/filters/filters-from-address'
import { LoadFailureNotice } from '../features/loading/load-failure-notice'
import { YearForecast } from './year-forecast'

/** Which years the unit has comes first: without one there is nothing to choose or load. */
export const UnitForecast = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-forecast')
  const { data: years, error, isFetching, refetch } = useQuery(yearsQuery(unitId))
  useProgress(isFetching)

  if (years !== undefined && isYearList(years)) return <YearForecast unitId={unitId} years={years} />
  if (years === undefined && error === null) return <Skeleton lines={8} label={t('loading')} />
  const failure = years === undefined ? loadFailureOf(error) : 'no-years'
  return <LoadFailureNotice failure={failure} retrying={isFetching} onRetry={() => void refetch()} />
}
