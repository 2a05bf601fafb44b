import { useTranslation } from '@veckovis/platform'
import { Link, useNavigate } from '@veckovis/platform/router'
import { TextField, buttonLook } from '@veckovis/ui'
import { callAccount } from '../form/account-call'
import { AccountForm } from '../form/account-form'
import { useAccountForm } from '../form/use-account-form'
import { WelcomeScreen } from '../welcome-screen'
import * as styles from '../welcome.module.css'

export const ForgotPasswordScreen = () => {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const form = useAccountForm<'email'>({
    initialValues: { email: '' },
    schema: 'forgotPasswordSchema',
    submit: async ({ email }) => {
      const answer = await callAccount('/auth/forgot-password', { email: email.trim() })
      if (!answer.ok) return answer.message
      await navigate('/forgot-password-success')
      return null
    },
  })

  return (
    <WelcomeScreen title={t('forgot.title')} intro={t('forgot.intro')}>
      <AccountForm {...form} submitLabel={t('forgot.submit')}>
        <TextField {...form.text('email')} label={t('login.email')} type="email" autoComplete="username" required />
      </AccountForm>
      <p className={styles.more}>
        <Link to="/login">{t('forgot.back')}</Link>
      </p>
    </WelcomeScreen>
  )
}

export const ForgotPasswordSuccessScreen = () => {
  const { t } = useTranslation('shell')
  return (
    <WelcomeScreen title={t('forgotSuccess.title')} intro={t('forgotSuccess.text')}>
      <p>{t('forgotSuccess.advice')}</p>
      <Link to="/login" className={buttonLook('secondary')}>
        {t('forgot.back')}
      </Link>
    </WelcomeScreen>
  )
}
