import { FormDialog, useSentForm } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { string } from 'yup'
import { newPasswordSchema } from '../../welcome/form/account-schemas'
import { changeOwnPassword } from './own-account'

const schema = newPasswordSchema.shape({ currentPassword: string().ensure().min(1, 'form.required') })

export type PasswordDialogProps = {
  email: string
  onClose: () => void
  onChanged: () => void
}

/** What is typed here is kept nowhere, not even for a reload. */
export const PasswordDialog = ({ email, onClose, onChanged }: PasswordDialogProps) => {
  const { t } = useTranslation('account')
  const words = useTranslation('shell').t
  const form = useSentForm<'currentPassword' | 'password' | 'repeatedPassword'>({
    initialValues: { currentPassword: '', password: '', repeatedPassword: '' },
    schema,
    words,
    save: async ({ currentPassword, password }) => {
      await changeOwnPassword({ currentPassword, password })
      onChanged()
    },
  })
  const chosen = { type: 'password', autoComplete: 'new-password', required: true } as const
  return (
    <FormDialog
      title={t('passwordOpen')}
      form={form}
      submitLabel={t('passwordSave')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      {/* Password managers keep the new password under it. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextField
        {...form.text('currentPassword')}
        label={t('passwordCurrent')}
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField {...form.text('password')} {...chosen} label={t('passwordNew')} hint={words('signup.passwordHint')} />
      <TextField {...form.text('repeatedPassword')} {...chosen} label={t('passwordRepeat')} />
    </FormDialog>
  )
}
