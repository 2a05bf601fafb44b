import { linkPathOf } from '@veckovis/contracts/pages'
import { lazyPage, setLanguage, useLanguage, useSession, useTranslation } from '@veckovis/platform'
import { useLocation, useSearchParams } from '@veckovis/platform/router'
import { buttonLook } from '@veckovis/ui'
import { withoutTrailingSlashes } from '@veckovis/domain/text'
import { useEffect } from 'react'
import { noteElsewhere } from '../modules/registry/own-figures'
import { LoginScreen } from './screens/login-screen'
import { VeckovisMark } from './veckovis-mark'
import { WeeksIllustration } from './weeks-illustration'
import * as styles from './welcome.module.css'

const account = () => import(/* webpackChunkName: 'account' */ './screens/account-screens')

// Few come for these: who signs in does not wait for them.
const ConfirmEmailScreen = lazyPage(async () => (await account()).ConfirmEmailScreen)
const FirstAdminScreen = lazyPage(async () => (await account()).FirstAdminScreen)
const ForgotPasswordScreen = lazyPage(async () => (await account()).ForgotPasswordScreen)
const ForgotPasswordSuccessScreen = lazyPage(async () => (await account()).ForgotPasswordSuccessScreen)
const NewPasswordScreen = lazyPage(async () => (await account()).NewPasswordScreen)
const RegisteredScreen = lazyPage(async () => (await account()).RegisteredScreen)
const SignupScreen = lazyPage(async () => (await account()).SignupScreen)

const InvitationScreen = lazyPage(() =>
  import(/* webpackChunkName: 'invitation' */ './invitation/invitation-screen').then(module => module.InvitationScreen),
)

const SignedInScreen = lazyPage(() =>
  import(/* webpackChunkName: 'opened-link' */ './opened-link/signed-in-screen').then(module => module.SignedInScreen),
)

/** Signup and its success stand on /login as views, because they have no routes of their own. */
const ScreenOf = ({ path, view }: { path: string; view: string | null }) => {
  switch (path) {
    case '/forgot-password':
      return <ForgotPasswordScreen />
    case '/forgot-password-success':
      return <ForgotPasswordSuccessScreen />
    case '/new-password':
      return <NewPasswordScreen />
    case '/confirm-email':
      return <ConfirmEmailScreen />
    case '/invitation':
      return <InvitationScreen />
    case '/first-admin':
      return <FirstAdminScreen />
    default:
      if (view === 'signup') return <SignupScreen />
      return view === 'registered' ? <RegisteredScreen /> : <LoginScreen />
  }
}

/** Named in itself: it is for those who do not read the present language. */
const otherLanguage = { sv: { code: 'en', name: 'English' }, en: { code: 'sv', name: 'Svenska' } } as const

/** Everything that is shown to somebody who is not signed in, and to anyone who opened a link while they are. */
export const Welcome = () => {
  const { t } = useTranslation('shell')
  const path = withoutTrailingSlashes(useLocation().pathname)
  const view = useSearchParams()[0].get('view')
  const other = otherLanguage[useLanguage()]
  const user = useSession()
  const link = linkPathOf(path)
  useEffect(noteElsewhere, [])

  return (
    <div className={styles.welcome}>
      <header className={styles.head}>
        <span className={styles.brand}>
          <VeckovisMark />
          Veckovis
        </span>
        <button
          type="button"
          className={buttonLook('quiet')}
          lang={other.code}
          onClick={() => void setLanguage(other.code)}
        >
          {other.name}
        </button>
      </header>
      <main className={styles.main}>
        <div className={styles.panel} key={`${path}?${view}`}>
          {user !== null && link !== null ? (
            <SignedInScreen user={user} path={link} />
          ) : (
            <ScreenOf path={path} view={view} />
          )}
        </div>
      </main>
      <aside className={styles.picture} aria-label={t('product.tagline')}>
        <p className={styles.tagline}>{t('product.tagline')}</p>
        <WeeksIllustration />
      </aside>
    </div>
  )
}
