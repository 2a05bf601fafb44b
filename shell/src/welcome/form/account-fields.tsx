import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import type { FieldBinding } from './use-account-form'
import * as styles from './account-form.module.css'

interface FieldsOf<Name extends string> {
  field: (name: Name) => FieldBinding
}

export const NameFields = ({ field }: FieldsOf<'firstName' | 'lastName'>) => {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.pair}>
      <TextField {...field('firstName')} label={t('signup.firstName')} autoComplete="given-name" required />
      <TextField {...field('lastName')} label={t('signup.lastName')} autoComplete="family-name" required />
    </div>
  )
}

/** A password of one's own choice, twice. */
export const ChosenPasswordFields = ({
  field,
  label,
  repeatLabel,
}: FieldsOf<'password' | 'repeatedPassword'> & { label: string; repeatLabel: string }) => {
  const { t } = useTranslation('shell')
  const shared = { type: 'password', autoComplete: 'new-password', required: true } as const
  return (
    <>
      <TextField {...field('password')} {...shared} label={label} hint={t('signup.passwordHint')} />
      <TextField {...field('repeatedPassword')} {...shared} label={repeatLabel} />
    </>
  )
}
