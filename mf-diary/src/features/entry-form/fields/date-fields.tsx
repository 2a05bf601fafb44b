import { weekdays } from '@veckovis/domain/diary'
import { useTranslation } from '@veckovis/platform'
import { FieldError, Notice, TextField } from '@veckovis/ui'
import { useId } from 'react'
import { daysText } from '../../../data/entry-texts'
import { weekdaysOf, weekdaysText } from '../entry-values'
import type { EntryForm } from '../use-entry-form'
import * as styles from '../entry-form.module.css'

type Part = { readonly form: EntryForm }

/** Which days of the week: buttons that stay pressed. */
const WeekdayChoice = ({ form: { values, set, text } }: Part) => {
  const { t } = useTranslation('mf-diary')
  const id = useId()
  const chosen = weekdaysOf(values.weekdays)
  const { error } = text('weekdays')
  return (
    <fieldset className={styles.weekdays} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>{t('fields.weekdays')}</legend>
      <div className={styles.days}>
        {weekdays.map(day => (
          <label key={day} className={styles.day}>
            <input
              type="checkbox"
              aria-label={t(`weekdays.long.${day}`)}
              aria-invalid={error !== undefined}
              checked={chosen.includes(day)}
              onChange={({ target }) =>
                set(
                  'weekdays',
                  weekdaysText(weekdays.filter(each => (each === day ? target.checked : chosen.includes(each)))),
                )
              }
            />
            <span aria-hidden="true">{t(`weekdays.short.${day}`)}</span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/** First and last day; one in another year becomes the first one, and the rest is offered as an entry of its own. */
export const DateFields = ({ form }: Part) => {
  const { t } = useTranslation('mf-diary')
  const { values, date, changeDates } = form
  const [restFrom, restTo] = values.rest.split(' ')
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...date('from')}
          label={t('fields.from')}
          onChange={({ target }) => changeDates({ from: target.value })}
          required
        />
        <TextField
          {...date('to')}
          label={t('fields.to')}
          onChange={({ target }) => changeDates({ to: target.value })}
          required
        />
      </div>
      {restFrom !== undefined && restTo !== undefined && (
        <Notice tone="info" announce>
          {t('form.cut', { to: values.to, rest: daysText(restFrom, restTo) })}
        </Notice>
      )}
      <WeekdayChoice form={form} />
    </>
  )
}
