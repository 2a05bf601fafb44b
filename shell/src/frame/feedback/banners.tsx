import { platformStore, sessionWaitingAtom, useOnline, useTranslation } from '@veckovis/platform'
import { Button, Notice } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
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
  const isWaiting = useAtomValue(sessionWaitingAtom, { store: platformStore })
  return (
    <div className={styles.banners}>
      <OverrideBanner />
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
      {registryStatus === 'stale' && (
        <Notice tone="info" announce action={<Button onClick={onAskRegistry}>{t('registry.retry')}</Button>}>
          {t('registry.stale')}
        </Notice>
      )}
    </div>
  )
}
