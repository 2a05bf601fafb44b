import { GuardedLink, useTranslation } from '@veckovis/platform'
import { useLocation } from '@veckovis/platform/router'
import * as styles from './forecast-page.module.css'

/** What the year will cost is a page of its own; the address brings the year along, and the weeks for the way back. */
export const FollowUpLink = () => {
  const { t } = useTranslation('mf-forecast')
  const { search } = useLocation()
  return (
    <GuardedLink to={`/follow-up${search}`} className={styles.way}>
      {t('followUp')}
    </GuardedLink>
  )
}
