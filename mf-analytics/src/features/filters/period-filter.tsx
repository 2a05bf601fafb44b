import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useState } from 'react'
import * as styles from './filters.module.css'
import { choiceOf, offeredPeriods, problemOfDays, withDay, yearOffered, type Days } from './period-choices'

type PeriodFilterProps = { readonly days: Days; readonly onChange: (days: Days) => void }

/** The months have their names from the calendar, the others from the texts. */
const useLabelOf = (year: number) => {
  const { t } = useTranslation('mf-analytics')
  const format = useFormat()
  return (value: string): string =>
    /^\d+$/.test(value) ? format.month(Date.UTC(year, Number(value) - 1, 1)) : t(`filters.periods.${value}`)
}

/** What was chosen last stands until the address says it: a second day that follows quickly builds on the first. */
const useAskedDays = (days: Days, onChange: (days: Days) => void) => {
  const [asked, setAsked] = useState<Days | null>(null)
  const [seen, setSeen] = useState(days)
  if (seen.from !== days.from || seen.to !== days.to) {
    setSeen(days)
    setAsked(null)
  }
  const change = (next: Days) => {
    setAsked(next)
    if (problemOfDays(next) === null) onChange(next)
  }
  return { shown: asked ?? days, problem: asked === null ? null : problemOfDays(asked), change }
}

/** This year, what has passed of it, a part of it, or days of one's own. Days that make no period are told and not asked for. */
export const PeriodFilter = ({ days, onChange }: PeriodFilterProps) => {
  const { t } = useTranslation('mf-analytics')
  const { shown, problem, change } = useAskedDays(days, onChange)
  const today = calendarDateInStockholm(new Date())
  const year = yearOffered(days, today.year)
  const periods = offeredPeriods(year, toIsoDate(today))
  const choice = choiceOf(days, periods)
  const labelOf = useLabelOf(year)
  const offered = [...periods.map(({ value }) => value), ...(choice === 'own' ? ['own'] : [])]
  return (
    <>
      <div className={styles.filter}>
        <Select<string>
          label={t('filters.period')}
          value={choice}
          options={offered.map(value => ({ value, label: labelOf(value) }))}
          onChange={value => {
            const chosen = periods.find(period => period.value === value)
            if (chosen !== undefined) change(chosen.days)
          }}
        />
      </div>
      {(['from', 'to'] as const).map(end => (
        <div key={end} className={styles.day}>
          <TextField
            type="date"
            label={t(`filters.${end}`)}
            min="2000-01-01"
            max="2099-12-31"
            value={shown[end] ?? ''}
            error={end === 'to' && problem !== null ? t(`filters.problems.${problem}`) : undefined}
            onChange={({ target }) => change(withDay(shown, end, target.value))}
          />
        </div>
      ))}
    </>
  )
}
