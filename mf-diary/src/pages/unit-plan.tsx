import { Loaded } from '@veckovis/forms/loaded'
import { useProgress, useTranslation } from '@veckovis/platform'
import { EmptyState, Notice } from '@veckovis/ui'
import { usePlanData } from '../data/use-plan-data'
import { PlanFilter } from '../features/plan/plan-filter'
import { isoYearsOf } from '../features/plan/plan-view'
import { usePlanView } from '../features/plan/use-plan-view'
import { LoadedPlan } from './loaded-plan'

/** The year of a unit as people by weeks, or a month by days. */
export const UnitPlan = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-diary')
  const { view, currentYear, hasProblem, change } = usePlanView()
  const query = usePlanData(unitId, isoYearsOf(view))
  useProgress(query.isFetching)
  const filter = <PlanFilter view={view} currentYear={currentYear} onChange={change} />
  return (
    <>
      {hasProblem && <Notice tone="warning">{t('plan.addressProblem')}</Notice>}
      {query.data === undefined && filter}
      <Loaded query={query} lines={10}>
        {({ plan, absences }) =>
          plan.people.length + plan.entries.length > 0 ? (
            <LoadedPlan unitId={unitId} plan={plan} absences={absences} view={view} filter={filter} />
          ) : (
            <>
              {filter}
              <EmptyState title={t('plan.empty')} icon="diary">
                {t('plan.emptyText')}
              </EmptyState>
            </>
          )
        }
      </Loaded>
    </>
  )
}
