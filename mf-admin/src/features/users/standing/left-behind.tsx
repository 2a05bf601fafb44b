import { useQuery } from '@tanstack/react-query'
import type { LeftBehind as LeftBehindAnswer } from '@veckovis/contracts/people'
import { useTranslation } from '@veckovis/platform'
import { LoadFailureNotice } from '@veckovis/platform/signed-in'
import { Hint, Notice, Skeleton } from '@veckovis/ui'
import { leftBehindQuery } from '../../../data/user-queries'
import * as styles from './standing.module.css'

const Behind = ({ answer: { unmanagedUnits, lockRequests } }: { readonly answer: LeftBehindAnswer }) => {
  const { t } = useTranslation('admin-users')
  const more = (total: number, shown: number) => total > shown && <li>{t('leaving.more', { count: total - shown })}</li>
  return (
    <Notice tone="warning" title={t('leaving.title')}>
      <div className={styles.behind}>
        {unmanagedUnits.total > 0 && (
          <div>
            {t('leaving.units', { count: unmanagedUnits.total })}
            <ul>
              {unmanagedUnits.items.map(({ id, placeNames }) => (
                <li key={id}>{placeNames.toReversed().slice(0, 2).join(', ')}</li>
              ))}
              {more(unmanagedUnits.total, unmanagedUnits.items.length)}
            </ul>
          </div>
        )}
        {lockRequests.total > 0 && (
          <div>
            {t('leaving.requests', { count: lockRequests.total })}
            <ul>
              {lockRequests.items.map(({ unitId, unit, kind, year, name }) => (
                <li key={`${unitId} ${kind} ${year} ${name}`}>{t(`leaving.request.${kind}`, { unit, year, name })}</li>
              ))}
              {more(lockRequests.total, lockRequests.items.length)}
            </ul>
          </div>
        )}
      </div>
    </Notice>
  )
}

/** What stays behind when somebody is made inactive: units that nobody else manages, and what waits for an answer. */
export const LeftBehind = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation('admin-users')
  const { data, error, isFetching, refetch } = useQuery(leftBehindQuery(id))
  if (error !== null) return <LoadFailureNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton lines={2} label={t('loading')} />
  if (data.unmanagedUnits.total + data.lockRequests.total === 0) return <Hint>{t('leaving.nothing')}</Hint>
  return <Behind answer={data} />
}
