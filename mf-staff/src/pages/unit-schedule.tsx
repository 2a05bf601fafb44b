import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@veckovis/forms/loaded'
import { ListPages, SearchBox, useLastPage } from '@veckovis/lists'
import { useProgress, useTranslation, usePrintPeriod } from '@veckovis/platform'
import { Button, Hint, Notice } from '@veckovis/ui'
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
  const query = useQuery(scheduleQuery(unitId, part))
  useProgress(query.isFetching)
  useLastPage(query.isPlaceholderData ? undefined : query.data?.schedule.total, address)
  const { startWeek: from, endWeek: to } = part.range
  usePrintPeriod(t('schedule.printPeriod', { year: part.year, from, to }))
  return (
    <>
      <Hint>{t('schedule.subtitle')}</Hint>
      <ScheduleToolbar {...address} />
      {hasProblem && <Notice tone="warning">{t('schedule.addressProblem')}</Notice>}
      <Loaded query={query} lines={10} label={t('loading')}>
        {data =>
          data.schedule.total === 0 ? (
            <NoSchedule {...data} onClearSearch={() => change({ search: '' })} />
          ) : (
            <>
              <ScheduleSheet schedule={data.schedule} weeks={data.part} current={current} />
              {data.schedule.notThen > 0 && <Hint>{t('schedule.notThen', { count: data.schedule.notThen })}</Hint>}
              <ListPages part={data.part} total={data.schedule.total} onPart={change} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
