import type { ModuleHealth } from '@veckovis/contracts/modules'
import { useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import * as styles from './module-settings.module.css'

type GoBackProps = {
  /** Undefined: what a rollback brings is the server's to say. */
  health: ModuleHealth | undefined
  onAsk: (before: string | null) => void
}

/** Where a rollback leads and why, or why it leads nowhere. */
export const GoBack = ({ health, onAsk }: GoBackProps) => {
  const { t } = useTranslation('module-settings')
  if (health?.before === null) return <p className={styles.muted}>{t('health.goesNowhere')}</p>
  const before = health?.before ?? null
  return (
    <>
      <Button onClick={() => onAsk(before)}>{t('modules.back')}</Button>
      {before !== null && <p className={styles.muted}>{t('health.goesTo', { before })}</p>}
    </>
  )
}
