import { Loaded } from '@veckovis/forms/loaded'
import { useProgress, useTranslation, WaitingSwitch } from '@veckovis/platform'
import { EmptyState, Hint, Notice } from '@veckovis/ui'
import { useCountedPlan } from '../data/use-counted-plan'
import { usePlanData } from '../data/use-plan-data'
import { PlanFilter } from '../features/plan/plan-filter'
import { isoYearsOf } from '../features/plan/plan-view'
import { usePlanView } from '../features/plan/use-plan-view'
import { CountedWaiting } from '../parts/others-that-wait'
import { LoadedPlan } from './loaded-plan'

/** The year of a unit as people by weeks, or a month by days. */
export const UnitPlan = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-diary')
  const { view, currentYear, hasProblem, change } = usePlanView()
  const query = usePlanData(unitId, isoYearsOf(view))
  useProgress(query.isFetching)
  // Days have no figures of the forecast.
  const isOffered = view.month === null && query.data?.plan.forecast !== null
  const { plan: shown, counted, hasFailed } = useCountedPlan(unitId, query.data?.plan, isOffered)
  const filter = <PlanFilter view={view} currentYear={currentYear} onChange={change} />
  const counting = isOffered && <WaitingSwitch label={t('together.switch')} />
  return (
    <>
      {hasProblem && <Notice tone="warning">{t('plan.addressProblem')}</Notice>}
      {query.data === undefined && filter}
      <Loaded query={query} lines={10}>
        {({ plan, absences }) =>
          plan.people.length + plan.entries.length > 0 ? (
            <>
              <LoadedPlan
                {...{ unitId, absences, view, filter, counting }}
                plan={shown ?? plan}
                isCounted={counted !== null}
              />
              {counted !== null && <CountedWaiting {...counted} />}
              {hasFailed && <Hint>{t('toDecide.failed')}</Hint>}
            </>
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
