import { useTranslation } from '@veckovis/platform'
import { Link, useNavigate, useSearchParams } from '@veckovis/platform/router'
import { callAccount, problemOfAccount } from '../form/account-call'
import { ChosenPasswordFields } from '../form/account-fields'
import { AccountForm } from '../form/account-form'
import { useAccountForm } from '../form/use-account-form'
import { WelcomeScreen } from '../welcome-screen'
import * as styles from '../welcome.module.css'

export const NewPasswordScreen = () => {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const token = useSearchParams()[0].get('token')
  const form = useAccountForm<'password' | 'repeatedPassword'>({
    initialValues: { password: '', repeatedPassword: '' },
    schema: 'newPasswordSchema',
    submit: async ({ password }) => {
      if (token === null) return t('newPassword.noToken')
      const answer = await callAccount('/auth/new-password', { token, password })
      if (!answer.ok) return problemOfAccount(answer, { 'token-invalid': t('newPassword.invalid') })
      await navigate('/login', { state: 'password-changed' })
      return null
    },
  })

  return (
    <WelcomeScreen title={t('newPassword.title')} intro={t('newPassword.intro')}>
      <AccountForm {...form} submitLabel={t('newPassword.submit')}>
        <ChosenPasswordFields form={form} label={t('newPassword.password')} repeatLabel={t('newPassword.repeat')} />
      </AccountForm>
      <p className={styles.more}>
        <Link to="/forgot-password">{t('newPassword.askAgain')}</Link>
      </p>
    </WelcomeScreen>
  )
}
