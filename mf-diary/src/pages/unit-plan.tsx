import { useProgress, useTranslation } from '@veckovis/platform'
import { LoadFailureNotice } from '@veckovis/platform/signed-in'
import { EmptyState, Notice, Skeleton } from '@veckovis/ui'
import { usePlanData } from '../data/use-plan-data'
import { PlanFilter } from '../features/plan/plan-filter'
import { isoYearsOf } from '../features/plan/plan-view'
import { usePlanView } from '../features/plan/use-plan-view'
import { LoadedPlan } from './loaded-plan'

/** The year of a unit as people by weeks, or a month by days. */
export const UnitPlan = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-diary')
  const { view, currentYear, hasProblem, change } = usePlanView()
  const { plan, absences, error, isFetching, retry } = usePlanData(unitId, isoYearsOf(view))
  useProgress(isFetching)
  const filter = <PlanFilter view={view} currentYear={currentYear} onChange={change} />
  const isRead = plan !== undefined && absences !== undefined
  return (
    <>
      {hasProblem && <Notice tone="warning">{t('plan.addressProblem')}</Notice>}
      {!isRead && filter}
      {!isRead && (error === null || isFetching) && <Skeleton lines={10} label={t('loading')} />}
      {error !== null && !isFetching && <LoadFailureNotice error={error} retrying={isFetching} onRetry={retry} />}
      {isRead && plan.people.length === 0 && plan.entries.length === 0 && (
        <>
          {filter}
          <EmptyState title={t('plan.empty')} icon="diary">
            {t('plan.emptyText')}
          </EmptyState>
        </>
      )}
      {isRead && plan.people.length + plan.entries.length > 0 && (
        <LoadedPlan unitId={unitId} plan={plan} absences={absences} view={view} filter={filter} />
      )}
    </>
  )
}
