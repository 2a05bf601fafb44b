import { hasSessionExpired, signIn, useTranslation, type SignInProblem } from '@veckovis/platform'
import { Link, useLocation } from '@veckovis/platform/router'
import { Checkbox, Notice, TextField } from '@veckovis/ui'
import { useEffect, useRef, useState } from 'react'
import { AccountForm } from '../form/account-form'
import { useAccountForm } from '../form/use-account-form'
import { WelcomeScreen } from '../welcome-screen'
import * as formStyles from '../form/account-form.module.css'
import * as welcomeStyles from '../welcome.module.css'

const problemTexts: Record<SignInProblem, string> = {
  credentials: 'login.bad',
  timeout: 'login.bad',
  'rate-limited': 'login.tooMany',
  connection: 'login.connection',
  server: 'login.server',
}

const arrivals: Readonly<Record<string, string>> = {
  'password-changed': 'login.passwordChanged',
  'admin-made': 'login.adminMade',
  'email-confirmed': 'login.emailConfirmed',
}

export const LoginScreen = () => {
  const { t } = useTranslation('shell')
  const email = useRef<HTMLInputElement>(null)
  const [isExpired] = useState(hasSessionExpired)
  const arrival = arrivals[String(useLocation().state)]
  const form = useAccountForm<'email' | 'password', 'remember'>({
    initialValues: { email: '', password: '', remember: false },
    schema: 'loginSchema',
    // Where to go next is decided by the session gate, as soon as the user is there.
    submit: async ({ email, password, remember }) => {
      const result = await signIn(email.trim(), password, remember)
      return result.ok ? null : t(problemTexts[result.problem])
    },
  })

  // There is one thing to do here.
  useEffect(() => email.current?.focus(), [])

  return (
    <WelcomeScreen title={t('login.title')}>
      {arrival !== undefined && (
        <Notice tone="success" announce>
          {t(arrival)}
        </Notice>
      )}
      {isExpired && (
        <Notice tone="info" announce>
          {t('login.expired')}
        </Notice>
      )}
      <AccountForm {...form} submitLabel={t('login.submit')}>
        <TextField
          {...form.text('email')}
          ref={email}
          label={t('login.email')}
          type="email"
          autoComplete="username"
          required
        />
        <TextField
          {...form.text('password')}
          label={t('login.password')}
          type="password"
          autoComplete="current-password"
          required
        />
        <div className={formStyles.row}>
          <Checkbox {...form.checkbox('remember')} label={t('login.rememberMe')} />
          <Link to="/forgot-password">{t('login.forgot')}</Link>
        </div>
      </AccountForm>
      <p className={welcomeStyles.more}>
        {t('login.noAccount')} <Link to="/login?view=signup">{t('login.signup')}</Link>
      </p>
    </WelcomeScreen>
  )
}
