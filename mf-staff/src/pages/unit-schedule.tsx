import { useQuery } from '@tanstack/react-query'
import { ListPages, SearchBox, useLastPage } from '@veckovis/lists'
import { useProgress, useTranslation, usePrintPeriod } from '@veckovis/platform'
import { LoadFailureNotice } from '@veckovis/platform/signed-in'
import { Button, Hint, Notice, Skeleton } from '@veckovis/ui'
import { scheduleQuery } from '../data/staff-queries'
import { NoSchedule } from '../features/schedule/no-schedule'
import { ScheduleSheet } from '../features/schedule/schedule-sheet'
import { useScheduleAddress } from '../features/schedule/use-schedule-address'
import { WeekFilter } from '../features/schedule/week-filter'
import * as styles from './staff.module.css'

type ScheduleAddress = ReturnType<typeof useScheduleAddress>

const ScheduleToolbar = ({ current, part, change }: ScheduleAddress) => {
  const { t } = useTranslation('mf-staff')
  return (
    <div className={styles.toolbar} data-toolbar="schedule">
      <WeekFilter weeks={part} currentYear={current.year} onChange={change} />
      <SearchBox
        label={t('table.search')}
        value={part.search}
        onSearch={search => change({ search })}
        className={styles.search}
      />
      <Button onClick={() => window.print()}>{t('schedule.print')}</Button>
    </div>
  )
}

/** The weeks of one unit: who is there with how many hours. */
export const UnitSchedule = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-staff')
  const address = useScheduleAddress()
  const { current, part, hasProblem, change } = address
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(scheduleQuery(unitId, part))
  useProgress(isFetching)
  useLastPage(isPlaceholderData ? undefined : data?.schedule.total, address)
  const { startWeek: from, endWeek: to } = part.range
  usePrintPeriod(t('schedule.printPeriod', { year: part.year, from, to }))
  return (
    <>
      <Hint>{t('schedule.subtitle')}</Hint>
      <ScheduleToolbar {...address} />
      {hasProblem && <Notice tone="warning">{t('schedule.addressProblem')}</Notice>}
      {data === undefined && error === null && <Skeleton lines={10} label={t('loading')} />}
      {error !== null && <LoadFailureNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {data?.schedule.total === 0 && <NoSchedule {...data} onClearSearch={() => change({ search: '' })} />}
      {data !== undefined && data.schedule.total > 0 && (
        <>
          <ScheduleSheet schedule={data.schedule} weeks={data.part} current={current} />
          {data.schedule.notThen > 0 && <Hint>{t('schedule.notThen', { count: data.schedule.notThen })}</Hint>}
          <ListPages part={data.part} total={data.schedule.total} onPart={change} />
        </>
      )}
    </>
  )
}
