import { calendarDateInStockholm } from '@veckovis/domain/calendar'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useState } from 'react'
import * as styles from './filters.module.css'
import { choiceOf, daysOfMonth, problemOfDays, wholeYear, withDay, yearOffered, type Days } from './period-choices'

type PeriodFilterProps = { readonly days: Days; readonly onChange: (days: Days) => void }

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const useOptions = (year: number, isOwn: boolean) => {
  const { t } = useTranslation('mf-analytics')
  const format = useFormat()
  return [
    { value: 'year', label: t('filters.thisYear') },
    ...months.map(month => ({ value: String(month), label: format.month(Date.UTC(year, month - 1, 1)) })),
    ...(isOwn ? [{ value: 'own', label: t('filters.ownDays') }] : []),
  ]
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

/** This year, a month of it, or days of one's own. Days that make no period are told and not asked for. */
export const PeriodFilter = ({ days, onChange }: PeriodFilterProps) => {
  const { t } = useTranslation('mf-analytics')
  const { shown, problem, change } = useAskedDays(days, onChange)
  const year = yearOffered(days, calendarDateInStockholm(new Date()).year)
  const choice = choiceOf(days)
  return (
    <>
      <div className={styles.filter}>
        <Select<string>
          label={t('filters.period')}
          value={String(choice)}
          options={useOptions(year, choice === 'own')}
          onChange={value => {
            if (value !== 'own') change(value === 'year' ? wholeYear : daysOfMonth(year, Number(value)))
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
