import { hasSessionExpired, signIn, useTranslation, whySessionEnded, type SignInProblem } from '@veckovis/platform'
import { Link, useLocation } from '@veckovis/platform/router'
import { Checkbox, Notice, TextField } from '@veckovis/ui'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { AccountForm } from '../form/account-form'
import { goOnTyping, readFirstForm, removeFirstForm, type FirstForm } from '../first-form/take-over'
import { useAccountForm } from '../form/use-account-form'
import { isSignUpOpen } from '../sign-up-switch'
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

/** Why the last session ended, by the server's word for it. */
const endings = new Map<string | null, string>([
  ['time', 'login.ended.time'],
  ['new-password', 'login.ended.newPassword'],
  ['by-person', 'login.ended.byPerson'],
  ['by-administrator', 'login.ended.byAdministrator'],
])

const nothingTyped = { email: '', password: '', remember: false }

/** Goes on where somebody was in the form that stood in the page before: same field, same text, and sent if it was. */
const useTakenOver = (first: FirstForm | null, field: RefObject<HTMLInputElement | null>) =>
  useLayoutEffect(() => {
    removeFirstForm()
    const form = field.current?.form
    const wanted = form?.elements.namedItem(first?.focused ?? 'email')
    // There is one thing to do here.
    if (wanted instanceof HTMLInputElement) goOnTyping(wanted)
    if (first?.wasSent === true) form?.requestSubmit()
  }, [first, field])

export const LoginScreen = () => {
  const { t } = useTranslation('shell')
  const email = useRef<HTMLInputElement>(null)
  const [first] = useState(readFirstForm)
  useTakenOver(first, email)
  const [isExpired] = useState(hasSessionExpired)
  const [ending] = useState(() => endings.get(whySessionEnded()) ?? 'login.ended.unknown')
  const arrival = arrivals[String(useLocation().state)]
  const form = useAccountForm<'email' | 'password', 'remember'>({
    initialValues: first?.values ?? nothingTyped,
    schema: 'loginSchema',
    // Where to go next is decided by the session gate, as soon as the user is there.
    submit: async ({ email, password, remember }) => {
      const result = await signIn(email.trim(), password, remember)
      if (result.ok) return null
      const told = result.problem === 'rate-limited' ? result.message : null
      return told ?? t(problemTexts[result.problem])
    },
  })

  return (
    <WelcomeScreen title={t('login.title')}>
      {arrival !== undefined && (
        <Notice tone="success" announce>
          {t(arrival)}
        </Notice>
      )}
      {isExpired && (
        <Notice tone="info" announce>
          {`${t(ending)} ${t('login.comeBack')}`}
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
      {isSignUpOpen() && (
        <p className={welcomeStyles.more}>
          {t('login.noAccount')} <Link to="/login?view=signup">{t('login.signup')}</Link>
        </p>
      )}
    </WelcomeScreen>
  )
}
