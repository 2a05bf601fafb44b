import { Notice, Skeleton } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import { LoadFailureNotice } from './load-failure-notice'
import type { LoadState } from './load-state'

type NothingToShowProps = { readonly load: LoadState; readonly retrying: boolean; readonly onRetry: () => void }

/** The states of a year without tables: still loading, failed, or budgets that are not locked. */
export const NothingToShow = ({ load, retrying, onRetry }: NothingToShowProps) => {
  const { t } = useTranslation('mf-forecast')
  if (load.phase === 'failed') return <LoadFailureNotice failure={load.failure} retrying={retrying} onRetry={onRetry} />
  if (load.phase === 'unlocked')
    return (
      <Notice tone="info" announce>
        {t('load.unlocked')}
      </Notice>
    )
  return <Skeleton lines={12} label={t('loading')} />
}
