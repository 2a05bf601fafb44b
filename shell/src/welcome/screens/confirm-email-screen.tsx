import { useTranslation } from '@veckovis/platform'
import { Link, useNavigate, useSearchParams } from '@veckovis/platform/router'
import { callAccount, problemOfAccount } from '../form/account-call'
import { ChosenPasswordFields } from '../form/account-fields'
import { AccountForm } from '../form/account-form'
import { useAccountForm } from '../form/use-account-form'
import { WelcomeScreen } from '../welcome-screen'
import * as styles from '../welcome.module.css'

/** The link of a sign-up's mail: it proves the address, and the password given here is the account's. */
export const ConfirmEmailScreen = () => {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const token = useSearchParams()[0].get('token')
  const form = useAccountForm<'password' | 'repeatedPassword'>({
    initialValues: { password: '', repeatedPassword: '' },
    schema: 'newPasswordSchema',
    submit: async ({ password }) => {
      if (token === null) return t('confirmEmail.noToken')
      const answer = await callAccount('/auth/confirm-email', { token, password })
      if (!answer.ok) return problemOfAccount(answer, { 'token-invalid': t('confirmEmail.invalid') })
      await navigate('/login', { state: 'email-confirmed' })
      return null
    },
  })

  return (
    <WelcomeScreen title={t('confirmEmail.title')} intro={t('confirmEmail.intro')}>
      <AccountForm {...form} submitLabel={t('confirmEmail.submit')}>
        <ChosenPasswordFields form={form} label={t('signup.password')} repeatLabel={t('signup.repeatPassword')} />
      </AccountForm>
      <p className={styles.more}>
        <Link to="/login?view=signup">{t('confirmEmail.again')}</Link>
      </p>
    </WelcomeScreen>
  )
}
