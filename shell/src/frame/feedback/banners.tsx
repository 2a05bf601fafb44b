import {
  closedUnitAtom,
  platformStore,
  requestUnitPicker,
  sessionWaitingAtom,
  useActiveUnit,
  useOnline,
  useSession,
  useTranslation,
  GuardedLink,
} from '@veckovis/platform'
import { useLocation } from '@veckovis/platform/router'
import { Button, buttonLook, Notice } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { UpdateBanner } from '../../modules/registry/update-banner'
import { OverrideBanner } from '../../modules/override/override-banner'
import type { RegistryState } from '../../modules/module-registry'
import * as styles from './feedback.module.css'

export interface BannersProps {
  registryStatus: RegistryState['status']
  onAskRegistry: () => void
}

/** What concerns every page: the network, the session's server, and the menu. That no unit is chosen is told where one is needed. */
export const Banners = ({ registryStatus, onAskRegistry }: BannersProps) => {
  const { t } = useTranslation('shell')
  const isOnline = useOnline()
  const isClosed = useAtomValue(closedUnitAtom, { store: platformStore }) !== null
  const isWaiting = useAtomValue(sessionWaitingAtom, { store: platformStore })
  return (
    <div className={styles.banners}>
      <OverrideBanner />
      <UpdateBanner />
      <FirstStepsBanner />
      {!isOnline && (
        <Notice tone="warning" announce>
          {t('frame.offline')}
        </Notice>
      )}
      {isOnline && isWaiting && (
        <Notice tone="warning" announce>
          {t('frame.waiting')}
        </Notice>
      )}
      {isClosed && <ClosedUnitBanner />}
      {registryStatus === 'stale' && !isClosed && (
        <Notice tone="info" announce action={<Button onClick={onAskRegistry}>{t('registry.retry')}</Button>}>
          {t('registry.stale')}
        </Notice>
      )}
    </div>
  )
}

const firstStepsPath = '/settings/first-steps'

/** A super admin of an installation without any unit is led on from wherever they are. */
const FirstStepsBanner = () => {
  const { t } = useTranslation('shell')
  const user = useSession()
  const { pathname } = useLocation()
  if (user === null || !user.superadmin || user.counties.length > 0 || pathname === firstStepsPath) return null
  const way = (
    <GuardedLink to={firstStepsPath} className={buttonLook('primary')}>
      {t('frame.firstSteps')}
    </GuardedLink>
  )
  return <Notice action={way}>{t('frame.noUnits')}</Notice>
}

/** Somebody has closed the unit that the person works in: what is not saved stays where it is. */
const ClosedUnitBanner = () => {
  const { t } = useTranslation('shell')
  const unit = useActiveUnit()?.unit.name ?? ''
  return (
    <Notice tone="warning" announce action={<Button onClick={requestUnitPicker}>{t('frame.otherUnit')}</Button>}>
      {t('frame.unitClosed', { unit })}
    </Notice>
  )
}
