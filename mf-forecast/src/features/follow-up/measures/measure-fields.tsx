import { measureStates } from '@veckovis/domain/follow-up'
import type { FormFields } from '@veckovis/forms'
import { useTranslation } from '@veckovis/platform'
import { TextArea, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import type { MeasureField } from './measure-form'
import * as styles from './measures.module.css'

type MeasureFieldsProps = {
  readonly form: FormFields<MeasureField>
  readonly year: number
  readonly isNew: boolean
  readonly people: readonly { readonly id: number; readonly name: string }[]
}

/** What is typed of a measure; a new one is planned. */
export const MeasureFields = ({ form, year, isNew, people }: MeasureFieldsProps) => {
  const { t } = useTranslation('forecast-measures')
  const field = (name: Exclude<MeasureField, 'ownerId'> | 'owner') => t(`fields.${name}`)
  const owners = people.map(({ id, name }) => ({ value: String(id), label: name }))
  const states = measureStates.map(state => ({ value: state, label: t(`states.${state}`) }))
  return (
    <>
      <TextField {...form.text('title')} label={field('title')} required />
      <Select
        {...form.choice('ownerId')}
        label={field('owner')}
        required
        searchable
        options={owners}
        hint={t('hints.owner')}
      />
      <div className={styles.fields}>
        <TextField {...form.number('firstWeek')} label={field('firstWeek')} required hint={t('hints.week', { year })} />
        <TextField {...form.number('lastWeek')} label={field('lastWeek')} required />
        <TextField {...form.number('kronor')} label={field('kronor')} hint={t('hints.kronor')} />
        <TextField {...form.number('hours')} label={field('hours')} hint={t('hints.hours')} />
        <TextField {...form.date('due')} label={field('due')} required />
        {!isNew && <Select {...form.choice('state')} label={field('state')} required options={states} />}
      </div>
      <TextArea {...form.text('note')} label={field('note')} rows={3} hint={t('hints.note')} />
    </>
  )
}
