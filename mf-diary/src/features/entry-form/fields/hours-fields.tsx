import { useTranslation } from '@veckovis/platform'
import { Checkbox, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { yes } from '../entry-values'
import type { EntryForm } from '../use-entry-form'
import * as styles from '../entry-form.module.css'

type HoursFieldsProps = { readonly form: EntryForm; readonly pauseMinutes: number }

const TimesFields = ({ form, pauseMinutes }: HoursFieldsProps) => {
  const { t } = useTranslation('mf-diary')
  return (
    <>
      <TextField {...form.text('begins')} label={t('fields.begins')} placeholder="07:00" autoComplete="off" required />
      <TextField
        {...form.text('ends')}
        label={t('fields.ends')}
        hint={t('form.pause', { minutes: pauseMinutes })}
        placeholder="16:00"
        autoComplete="off"
        required
      />
      <Checkbox
        label={t('fields.isNightWork')}
        checked={form.values.isNightWork === yes}
        onChange={({ target }) => form.set('isNightWork', target.checked ? yes : '')}
      />
    </>
  )
}

/** Hours of a day as they are, or from one time to another minus the pause. */
export const HoursFields = ({ form, pauseMinutes }: HoursFieldsProps) => {
  const { t } = useTranslation('mf-diary')
  const ways = (['hours', 'times'] as const).map(value => ({ value, label: t(`counted.${value}`) }))
  return (
    <div className={styles.pair}>
      <Select<string> {...form.choice('counted')} label={t('fields.counted')} options={ways} />
      {form.values.counted === 'times' ? (
        <TimesFields form={form} pauseMinutes={pauseMinutes} />
      ) : (
        <TextField {...form.number('perDay')} label={t('fields.perDay')} hint={t('form.perDayHint')} required />
      )}
    </div>
  )
}
