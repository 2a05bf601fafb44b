import type { ScheduleRow, ScheduleYear } from '@veckovis/contracts/staff'
import { weeksOfRange, type IsoWeek, type WeekRange } from '@veckovis/domain/calendar'
import { useTranslation } from '@veckovis/platform'
import { EmptyState, Hint, VisuallyHidden, WideTable } from '@veckovis/ui'
import { shownGrade, shownHours } from '../../data/staff-format'
import { SortedName } from '../../parts/sorted-name'
import * as styles from './schedule-table.module.css'

type ScheduleTableProps = {
  readonly schedule: ScheduleYear
  readonly range: WeekRange
  readonly current: IsoWeek
}

const WeekCell = ({ week, row }: { readonly week: number; readonly row: ScheduleRow }) => {
  const { t } = useTranslation('mf-staff')
  const found = row.weeks[String(week)]
  if (found === undefined)
    return (
      <td data-week={week} className={styles.none}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('schedule.notEmployed')}</VisuallyHidden>
      </td>
    )
  return (
    <td data-week={week}>
      <span className={styles.hours}>{shownHours(found.hours)}</span>
      <span className={styles.grade}>
        <VisuallyHidden>{t('schedule.grade')} </VisuallyHidden>
        {shownGrade(found.grade)}
      </span>
    </td>
  )
}

const Head = ({ weeks, isCurrent }: { readonly weeks: readonly number[]; isCurrent: (week: number) => boolean }) => {
  const { t } = useTranslation('mf-staff')
  return (
    <thead>
      <tr>
        <th scope="col">{t('schedule.member')}</th>
        {weeks.map(week => (
          <th key={week} scope="col" data-week={week} {...(isCurrent(week) ? { 'aria-current': 'date' } : {})}>
            {t('schedule.week', { week })}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const SumRow = ({ schedule, weeks }: { readonly schedule: ScheduleYear; readonly weeks: readonly number[] }) => {
  const { t } = useTranslation('mf-staff')
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('schedule.sum')}</th>
        {weeks.map(week => (
          // The contract has a total for every week; a missing one would be a week of another year.
          <td key={week} data-week={week}>
            {shownHours(schedule.totals[String(week)] ?? 0)}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

/** Available hours and grade of every staff member and week, with the sum of each week. */
export const ScheduleTable = ({ schedule, range, current }: ScheduleTableProps) => {
  const { t } = useTranslation('mf-staff')
  const weeks = weeksOfRange(range).filter(week => week <= schedule.weeks)
  const label = t('schedule.label', { year: schedule.year })
  // Whoever has left before these weeks, or comes after them, would be a row of dashes.
  const shown = schedule.staff.filter(row => weeks.some(week => String(week) in row.weeks))
  const hidden = schedule.staff.length - shown.length
  const others = hidden > 0 && <Hint>{t('schedule.notThen', { count: hidden })}</Hint>
  if (shown.length === 0)
    return (
      <EmptyState icon="schedule" title={t('schedule.empty')}>
        {others}
      </EmptyState>
    )
  return (
    <>
      <WideTable label={label}>
        <table aria-label={label} className={styles.schedule}>
          <Head weeks={weeks} isCurrent={week => schedule.year === current.year && week === current.week} />
          <tbody>
            {shown.map(row => (
              <tr key={row.id}>
                <th scope="row">
                  <SortedName person={row} />
                </th>
                {weeks.map(week => (
                  <WeekCell key={week} week={week} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
          <SumRow schedule={schedule} weeks={weeks} />
        </table>
      </WideTable>
      {others}
    </>
  )
}
