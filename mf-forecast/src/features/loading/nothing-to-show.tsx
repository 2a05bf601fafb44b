import { Notice, Skeleton, Stack } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import { LateFirstYear } from './late-first-year'
import { LoadFailureNotice } from './load-failure-notice'
import type { LoadState } from './load-state'

type NothingToShowProps = {
  readonly unitId: number
  /** No year of the unit has a forecast yet. */
  readonly isFirst: boolean
  readonly load: LoadState
  readonly retrying: boolean
  readonly onRetry: () => void
}

/** The states of a year without tables: still loading, failed, or budgets that are not locked. */
export const NothingToShow = ({ unitId, isFirst, load, retrying, onRetry }: NothingToShowProps) => {
  const { t } = useTranslation('mf-forecast')
  if (load.phase === 'failed') return <LoadFailureNotice failure={load.failure} retrying={retrying} onRetry={onRetry} />
  if (load.phase === 'unlocked')
    return (
      <Stack>
        <Notice tone="info" announce>
          {t('load.unlocked')}
        </Notice>
        {isFirst && <LateFirstYear unitId={unitId}>{null}</LateFirstYear>}
      </Stack>
    )
  return <Skeleton lines={12} label={t('loading')} />
}
