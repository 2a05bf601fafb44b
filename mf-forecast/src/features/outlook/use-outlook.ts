import type { PendingOutlook } from '@veckovis/contracts/diary'
import type { ForecastOutlook } from '@veckovis/contracts/forecast'
import { useQuery } from '@tanstack/react-query'
import { holdsPermission, permissionIds } from '@veckovis/domain/access'
import { ApiError, holderOf, useSession, useWaitingCounted } from '@veckovis/platform'
import { pendingOutlookQuery } from '../../data/pending-outlook-query'

const useReadsDiary = (): boolean => {
  const user = useSession()
  return user !== null && holdsPermission(holderOf(user), permissionIds.diary)
}

/** What is shown of the units: with all that waits where that is chosen and the person reads a diary, else as it is stored. */
export const useOutlook = (stored: ForecastOutlook) => {
  const readsDiary = useReadsDiary()
  const isWanted = useWaitingCounted() && readsDiary
  const { data, error } = useQuery({ ...pendingOutlookQuery, enabled: isWanted })
  // Where no municipality has a diary nothing waits.
  const isOffered = readsDiary && !(error instanceof ApiError && error.answer?.code === 'not-licensed')
  const counted: PendingOutlook | undefined = isWanted && isOffered ? data : undefined
  return {
    isOffered,
    outlook: counted === undefined ? stored : counted.outlook,
    /** Null: of so many units nothing is counted. */
    pending: counted?.pending,
    isCounting: isWanted && isOffered && data === undefined && error === null,
    hasFailed: isWanted && isOffered && data === undefined && error !== null,
  }
}
