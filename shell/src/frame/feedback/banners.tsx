import { mayContinue } from '@veckovis/domain/access'
import {
  holderOf,
  platformStore,
  requestUnitPicker,
  sessionWaitingAtom,
  useActiveUnit,
  useOnline,
  useSession,
  useTranslation,
} from '@veckovis/platform'
import { Button, Notice } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { OverrideBanner } from '../../modules/override/override-banner'
import type { RegistryState } from '../../modules/module-registry'
import * as styles from './feedback.module.css'

export interface BannersProps {
  registryStatus: RegistryState['status']
  onAskRegistry: () => void
}

/** What concerns every page: the network, the session's server, the menu, and a unit that is not chosen yet. */
export const Banners = ({ registryStatus, onAskRegistry }: BannersProps) => {
  const { t } = useTranslation('shell')
  const isOnline = useOnline()
  const isWaiting = useAtomValue(sessionWaitingAtom, { store: platformStore })
  const user = useSession()
  const activeUnit = useActiveUnit()
  const mayChoose = user !== null && mayContinue(holderOf(user))
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
      {activeUnit === null && mayChoose && (
        <Notice
          tone="info"
          action={
            <Button variant="primary" onClick={requestUnitPicker}>
              {t('picker:choose')}
            </Button>
          }
        >
          {t('picker:none')}
        </Notice>
      )}
    </div>
  )
}
