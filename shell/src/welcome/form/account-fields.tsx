import type { FormFields } from '@veckovis/forms'
import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import * as styles from './account-form.module.css'

type FieldsOf<Name extends string> = { form: Pick<FormFields<Name>, 'text'> }

export const NameFields = ({ form }: FieldsOf<'firstName' | 'lastName'>) => {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.pair}>
      <TextField {...form.text('firstName')} label={t('signup.firstName')} autoComplete="given-name" required />
      <TextField {...form.text('lastName')} label={t('signup.lastName')} autoComplete="family-name" required />
    </div>
  )
}

/** A password of one's own choice, twice. */
export const ChosenPasswordFields = ({
  form,
  label,
  repeatLabel,
}: FieldsOf<'password' | 'repeatedPassword'> & { label: string; repeatLabel: string }) => {
  const { t } = useTranslation('shell')
  const shared = { type: 'password', autoComplete: 'new-password', required: true } as const
  return (
    <>
      <TextField {...form.text('password')} {...shared} label={label} hint={t('signup.passwordHint')} />
      <TextField {...form.text('repeatedPassword')} {...shared} label={repeatLabel} />
    </>
  )
}
