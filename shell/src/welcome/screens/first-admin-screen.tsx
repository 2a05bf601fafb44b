import { useTranslation } from '@veckovis/platform'
import { useNavigate, useSearchParams } from '@veckovis/platform/router'
import { TextField } from '@veckovis/ui'
import { callAccount, problemOfAccount } from '../form/account-call'
import { ChosenPasswordFields, NameFields } from '../form/account-fields'
import { AccountForm, RequiredHint } from '../form/account-form'
import { useAccountForm } from '../form/use-account-form'
import { WelcomeScreen } from '../welcome-screen'

const empty = { firstName: '', lastName: '', email: '', password: '', repeatedPassword: '' }
/** The one-time link that a start without a super admin prints. */
export const FirstAdminScreen = () => {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const token = useSearchParams()[0].get('token')
  const form = useAccountForm<keyof typeof empty>({
    initialValues: empty,
    schema: 'firstAdminSchema',
    submit: async ({ firstName, lastName, email, password }) => {
      if (token === null) return t('firstAdmin.invalid')
      const answer = await callAccount('/auth/first-admin', {
        token,
        firstName,
        lastName,
        email: email.trim(),
        password,
      })
      if (!answer.ok) return problemOfAccount(answer, { 'token-invalid': t('firstAdmin.invalid') })
      await navigate('/login', { state: 'admin-made' })
      return null
    },
  })

  return (
    <WelcomeScreen title={t('firstAdmin.title')} intro={t('firstAdmin.intro')}>
      <AccountForm {...form} submitLabel={t('firstAdmin.submit')}>
        <RequiredHint />
        <NameFields form={form} />
        <TextField {...form.text('email')} label={t('login.email')} type="email" autoComplete="username" required />
        <ChosenPasswordFields form={form} label={t('signup.password')} repeatLabel={t('signup.repeatPassword')} />
      </AccountForm>
    </WelcomeScreen>
  )
}
