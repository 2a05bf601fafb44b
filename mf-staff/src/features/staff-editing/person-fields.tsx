import { genders } from '@veckovis/domain/staff'
import type { FormFields } from '@veckovis/forms'
import { useTranslation } from '@veckovis/platform'
import { TextArea, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import type { PersonField } from './staff-rules'
import * as styles from './staff-editing.module.css'

type PersonFieldsProps = { readonly form: FormFields<PersonField> }

export const NameFields = ({ form }: PersonFieldsProps) => {
  const { t } = useTranslation('mf-staff')
  const options = genders.map(value => ({ value, label: t(`genders.${value}`) }))
  return (
    <>
      <div className={styles.pair}>
        <TextField {...form.text('firstName')} label={t('fields.firstName')} autoComplete="off" required />
        <TextField {...form.text('lastName')} label={t('fields.lastName')} autoComplete="off" required />
      </div>
      <div className={styles.pair}>
        <TextField {...form.date('birthday')} label={t('fields.birthday')} required />
        <Select<string> {...form.choice('gender')} label={t('fields.gender')} options={options} required />
      </div>
    </>
  )
}

export const NotesField = ({ form }: PersonFieldsProps) => {
  const { t } = useTranslation('mf-staff')
  return <TextArea {...form.text('notes')} label={t('fields.notes')} hint={t('form.notesHint')} />
}

export const LastDayField = ({ form }: PersonFieldsProps) => {
  const { t } = useTranslation('mf-staff')
  return <TextField {...form.date('employedTo')} label={t('fields.employedTo')} hint={t('form.employedToHint')} />
}
