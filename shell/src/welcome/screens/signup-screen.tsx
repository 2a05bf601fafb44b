import { useTranslation } from '@veckovis/platform'
import { Link, useNavigate } from '@veckovis/platform/router'
import { TextField } from '@veckovis/ui'
import { callAccount, problemOfAccount } from '../form/account-call'
import { ChosenPasswordFields, NameFields } from '../form/account-fields'
import { AccountForm, RequiredHint } from '../form/account-form'
import { useAccountForm } from '../form/use-account-form'
import { isSignUpOpen } from '../sign-up-switch'
import { WelcomeScreen } from '../welcome-screen'
import * as styles from '../welcome.module.css'

const empty = { firstName: '', lastName: '', email: '', phone: '', password: '', repeatedPassword: '' }

export const SignupScreen = () => (isSignUpOpen() ? <OpenSignup /> : <ClosedSignup />)

/** Of an installation whose administrators make all accounts. */
const ClosedSignup = () => {
  const { t } = useTranslation('shell')
  return (
    <WelcomeScreen title={t('signup.title')} intro={t('signup.off')}>
      <p className={styles.more}>
        {t('signup.haveAccount')} <Link to="/login">{t('login.submit')}</Link>
      </p>
    </WelcomeScreen>
  )
}

const OpenSignup = () => {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const form = useAccountForm<keyof typeof empty>({
    initialValues: empty,
    schema: 'signupSchema',
    submit: async ({ firstName, lastName, email, phone, password }) => {
      const body = { firstName, lastName, email: email.trim(), phone: phone.trim(), password }
      const answer = await callAccount('/auth/signup', body)
      if (!answer.ok) return problemOfAccount(answer)
      await navigate('/login?view=registered')
      return null
    },
  })

  return (
    <WelcomeScreen title={t('signup.title')} intro={t('signup.intro')}>
      <AccountForm {...form} submitLabel={t('signup.submit')}>
        <RequiredHint />
        <NameFields form={form} />
        <TextField {...form.text('email')} label={t('login.email')} type="email" autoComplete="email" required />
        <TextField {...form.text('phone')} label={t('signup.phone')} type="tel" autoComplete="tel" required />
        <ChosenPasswordFields form={form} label={t('signup.password')} repeatLabel={t('signup.repeatPassword')} />
      </AccountForm>
      <p className={styles.more}>
        {t('signup.haveAccount')} <Link to="/login">{t('login.submit')}</Link>
      </p>
    </WelcomeScreen>
  )
}
