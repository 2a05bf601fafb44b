import type { FormFields } from '@veckovis/forms'
import { useSession, useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { string } from 'yup'

export const passwordRule = string().ensure().min(1, 'password.required')

/** The refusal that is told at the field. */
export const passwordRefused = { 'wrong-password': 'password' } as const

/** For what the server wants the present password for; what is typed here is kept nowhere. */
export const PasswordField = ({ form }: { form: Pick<FormFields<'password'>, 'text'> }) => {
  const { t } = useTranslation('module-settings')
  return (
    <>
      {/* Password managers find the password by it. */}
      <input type="text" autoComplete="username" value={useSession()?.email ?? ''} readOnly hidden />
      <TextField
        {...form.text('password')}
        label={t('password.label')}
        type="password"
        autoComplete="current-password"
        required
      />
    </>
  )
}
