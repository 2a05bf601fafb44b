import { moveEndWeek, moveStartWeek, weeksInIsoYear } from '@veckovis/domain/calendar'
import { useTranslation } from '@veckovis/platform'
import { Select } from '@veckovis/ui/select'
import { inYear, yearChoices, type ScheduleWeeks } from './schedule-address'
import * as styles from './week-filter.module.css'

type WeekFilterProps = {
  readonly weeks: ScheduleWeeks
  readonly currentYear: number
  readonly onChange: (weeks: ScheduleWeeks) => void
}

const choiceOf = (value: number) => ({ value, label: String(value) })

/** Year, first and last week. */
export const WeekFilter = ({ weeks, currentYear, onChange }: WeekFilterProps) => {
  const { t } = useTranslation('mf-staff')
  const { year, range } = weeks
  const options = Array.from({ length: weeksInIsoYear(year) }, (_, index) => choiceOf(index + 1))
  return (
    <div className={styles.filter}>
      <Select
        label={t('schedule.year')}
        value={year}
        options={yearChoices(currentYear, year).map(choiceOf)}
        onChange={wanted => onChange(inYear(weeks, wanted))}
      />
      <Select
        label={t('schedule.fromWeek')}
        value={range.startWeek}
        options={options}
        searchable
        onChange={week => onChange({ year, range: moveStartWeek(range, week) })}
      />
      <Select
        label={t('schedule.toWeek')}
        value={range.endWeek}
        options={options}
        searchable
        onChange={week => onChange({ year, range: moveEndWeek(range, week) })}
      />
    </div>
  )
}
