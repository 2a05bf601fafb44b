import type { FormFields } from '@veckovis/forms'
import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import type { DetailField } from './user-rules'
import * as styles from './editing.module.css'

type DetailFieldsProps = {
  readonly form: Pick<FormFields<DetailField>, 'text'>
  /** Whoever changes the address that links go to could become the person: not everybody may. */
  readonly mayChangeEmail: boolean
}

/** E-mail as username, names and phone. */
export const DetailFields = ({ form, mayChangeEmail }: DetailFieldsProps) => {
  const { t } = useTranslation('admin-users')
  return (
    <div className={styles.fields}>
      <TextField {...form.text('firstName')} label={t('fields.firstName')} autoComplete="off" required />
      <TextField {...form.text('lastName')} label={t('fields.lastName')} autoComplete="off" required />
      <TextField
        {...form.text('email')}
        type="email"
        label={t('fields.email')}
        hint={t(mayChangeEmail ? 'form.emailHint' : 'form.emailLocked')}
        autoComplete="off"
        readOnly={!mayChangeEmail}
        required
      />
      <TextField {...form.text('phone')} type="tel" label={t('fields.phone')} autoComplete="off" />
    </div>
  )
}
