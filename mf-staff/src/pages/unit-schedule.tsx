import { useQuery } from '@tanstack/react-query'
import { useProgress, useTranslation, usePrintPeriod } from '@veckovis/platform'
import { LoadFailureNotice } from '@veckovis/platform/signed-in'
import { Button, EmptyState, Hint, Notice, Skeleton } from '@veckovis/ui'
import { scheduleQuery } from '../data/staff-queries'
import { ScheduleTable } from '../features/schedule-table/schedule-table'
import { useScheduleWeeks } from '../features/schedule-table/use-schedule-weeks'
import { WeekFilter } from '../features/schedule-table/week-filter'
import * as styles from './staff.module.css'

/** The weeks of one unit: who is there with how many hours. */
export const UnitSchedule = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-staff')
  const { current, weeks, hasProblem, change } = useScheduleWeeks()
  const { data: schedule, error, isFetching, refetch } = useQuery(scheduleQuery(unitId, weeks.year))
  useProgress(isFetching)
  const { startWeek: from, endWeek: to } = weeks.range
  usePrintPeriod(t('schedule.printPeriod', { year: weeks.year, from, to }))
  return (
    <>
      <Hint>{t('schedule.subtitle')}</Hint>
      <div className={styles.toolbar} data-toolbar="schedule">
        <WeekFilter weeks={weeks} currentYear={current.year} onChange={change} />
        <Button onClick={() => window.print()}>{t('schedule.print')}</Button>
      </div>
      {hasProblem && <Notice tone="warning">{t('schedule.addressProblem')}</Notice>}
      {schedule === undefined && error === null && <Skeleton lines={10} label={t('loading')} />}
      {error !== null && <LoadFailureNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {schedule !== undefined && schedule.staff.length === 0 && (
        <EmptyState icon="schedule" title={t('schedule.empty')}>
          {t('schedule.emptyText', { year: schedule.year })}
        </EmptyState>
      )}
      {schedule !== undefined && schedule.staff.length > 0 && (
        <ScheduleTable schedule={schedule} range={weeks.range} current={current} />
      )}
    </>
  )
}
