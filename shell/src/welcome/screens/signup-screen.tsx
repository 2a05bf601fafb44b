import { useTranslation } from '@veckovis/platform'
import { Link, useNavigate } from '@veckovis/platform/router'
import { TextField } from '@veckovis/ui'
import { callAccount } from '../form/account-call'
import { AccountForm, RequiredNote } from '../form/account-form'
import { useAccountForm } from '../form/use-account-form'
import { WelcomeScreen } from '../welcome-screen'

const empty = { firstName: '', lastName: '', email: '', phone: '', password: '', repeatedPassword: '' }

export const SignupScreen = () => {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const form = useAccountForm({
    initialValues: empty,
    schema: 'signupSchema',
    submit: async ({ firstName, lastName, email, phone, password }) => {
      const body = { firstName, lastName, email: email.trim(), phone: phone.trim(), password }
      const answer = await callAccount('/auth/signup', body)
      if (!answer.ok) return answer.message
      await navigate('/login?view=registered')
      return null
    },
  })

  return (
    <WelcomeScreen title={t('signup.title')} intro={t('signup.intro')}>
      <AccountForm {...form} submitLabel={t('signup.submit')}>
        <RequiredNote />
        <div className="account-form__pair">
          <TextField {...form.field('firstName')} label={t('signup.firstName')} autoComplete="given-name" required />
          <TextField {...form.field('lastName')} label={t('signup.lastName')} autoComplete="family-name" required />
        </div>
        <TextField {...form.field('email')} label={t('login.email')} type="email" autoComplete="email" required />
        <TextField {...form.field('phone')} label={t('signup.phone')} type="tel" autoComplete="tel" required />
        <TextField
          {...form.field('password')}
          label={t('signup.password')}
          hint={t('signup.passwordHint')}
          type="password"
          autoComplete="new-password"
          required
        />
        <TextField
          {...form.field('repeatedPassword')}
          label={t('signup.repeatPassword')}
          type="password"
          autoComplete="new-password"
          required
        />
      </AccountForm>
      <p className="welcome__more">
        {t('signup.haveAccount')} <Link to="/login">{t('login.submit')}</Link>
      </p>
    </WelcomeScreen>
  )
}
