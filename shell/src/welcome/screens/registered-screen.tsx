import { buttonLook } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import { Link } from '@veckovis/platform/router'
import { WelcomeScreen } from '../welcome-screen'

export const RegisteredScreen = () => {
  const { t } = useTranslation('shell')
  return (
    <WelcomeScreen title={t('registered.title')} intro={t('registered.text')}>
      <Link to="/login" className={buttonLook('primary')}>
        {t('registered.login')}
      </Link>
    </WelcomeScreen>
  )
}
