import type { ScheduleWeeks } from '@veckovis/contracts/staff'
import { useTranslation } from '@veckovis/platform'
import { Button, EmptyState, Hint } from '@veckovis/ui'

type NoScheduleProps = {
  readonly schedule: Pick<ScheduleWeeks, 'notThen' | 'year'>
  readonly part: { readonly search: string }
  readonly onClearSearch: () => void
}

/** Nobody is found, or nobody is employed in these weeks or the whole year. */
export const NoSchedule = ({ schedule: { notThen, year }, part: { search }, onClearSearch }: NoScheduleProps) => {
  const { t } = useTranslation('mf-staff')
  const others = notThen > 0 && <Hint>{t('schedule.notThen', { count: notThen })}</Hint>
  if (search !== '')
    return (
      <EmptyState
        icon="search"
        title={t('empty.search')}
        action={<Button onClick={onClearSearch}>{t('empty.clear')}</Button>}
      >
        {others}
      </EmptyState>
    )
  return (
    <EmptyState icon="schedule" title={t('schedule.empty')}>
      {notThen > 0 ? others : t('schedule.emptyText', { year })}
    </EmptyState>
  )
}
