import type { ScheduleWeeks } from '@veckovis/contracts/staff'
import type { IsoWeek } from '@veckovis/domain/calendar'
import { plainNumber } from '@veckovis/domain/numbers'
import { Sheet } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import { useMemo } from 'react'
import type { ScheduleWeeks as AskedWeeks } from './schedule-address'
import { scheduleColumns } from './schedule-columns'
import { scheduleGroups } from './schedule-groups'
import * as styles from './schedule-sheet.module.css'

type ScheduleSheetProps = {
  readonly schedule: ScheduleWeeks
  readonly weeks: AskedWeeks
  readonly current: IsoWeek
}

/** Of what nobody writes into or folds together, nothing is said. */
const neverSaid = { sum: '', average: '', changed: '', invalid: '', annotated: '' }
const neverThere = { fold: '', unfold: '', fill: '', annotateColumn: '' }

/** More than '9 999,99' does not fit into a usual week: the hours of hundreds of people. */
const sumsAreLong = ({ totals }: ScheduleWeeks) => Object.values(totals).some(hours => hours >= 10_000)

/** Available hours and grade of every person and week, with the sums of each week. */
export const ScheduleSheet = ({ schedule, weeks, current }: ScheduleSheetProps) => {
  const { t } = useTranslation('mf-staff')
  const { year, range } = weeks
  const columns = useMemo(() => scheduleColumns({ year, range }, { current, words: t }), [year, range, current, t])
  const groups = useMemo(() => scheduleGroups(schedule, columns, t), [schedule, columns, t])
  const labels = {
    ...neverSaid,
    ...neverThere,
    rowHeader: t('schedule.member'),
    readOnly: t('schedule.cellReadOnly'),
    pastColumn: t('schedule.pastWeek'),
    currentColumn: t('schedule.currentWeek'),
  }
  return (
    <div className={styles.sheet} data-hours={sumsAreLong(schedule) ? 'long' : undefined}>
      <Sheet
        captionLevel={2}
        columns={columns}
        groups={groups}
        labels={labels}
        clipboardText={plainNumber}
        readOnlyReason={t('schedule.readOnly')}
        onEdits={() => []}
      />
    </div>
  )
}
