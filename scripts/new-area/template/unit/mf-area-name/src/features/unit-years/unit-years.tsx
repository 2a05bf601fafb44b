import { useQuery } from '@tanstack/react-query'
import type { AreaNameUnit } from '@veckovis/contracts/area-name'
import { summariseAreaName } from '@veckovis/domain/area-name'
import { useProgress, useTranslation } from '@veckovis/platform'
import { LoadFailureNotice } from '@veckovis/platform/signed-in'
import { Card, EmptyState, Skeleton } from '@veckovis/ui'
import { areaNameUnitQuery } from '../../data/area-name-queries'

/** What is read, or why there is nothing to read. */
export const LoadedUnit = ({ unit }: { readonly unit: AreaNameUnit }) => {
  const { t } = useTranslation('mf-area-name')
  const summary = summariseAreaName(unit.years)
  if (summary === null)
    return (
      <EmptyState title={t('empty.title')} icon="module">
        {t('empty.text')}
      </EmptyState>
    )
  return <Card title={unit.name}>{t(summary.first === summary.last ? 'oneYear' : 'years', summary)}</Card>
}

export const UnitYears = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-area-name')
  const { data, error, isFetching, refetch } = useQuery(areaNameUnitQuery(unitId))
  useProgress(isFetching)
  if (data !== undefined) return <LoadedUnit unit={data} />
  if (error === null || isFetching) return <Skeleton lines={4} label={t('loading')} />
  return <LoadFailureNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />
}
