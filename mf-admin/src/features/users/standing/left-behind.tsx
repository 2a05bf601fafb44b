import { useQuery } from '@tanstack/react-query'
import type { LeftBehind as LeftBehindAnswer } from '@veckovis/contracts/people'
import { Loaded } from '@veckovis/forms/loaded'
import { useTranslation } from '@veckovis/platform'
import { Hint, Notice } from '@veckovis/ui'
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
                <li key={id}>{placeNames.toReversed().slice(0, 2).join(' · ')}</li>
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
  return (
    <Loaded query={useQuery(leftBehindQuery(id))} lines={2} label={t('loading')}>
      {answer =>
        answer.unmanagedUnits.total + answer.lockRequests.total === 0 ? (
          <Hint>{t('leaving.nothing')}</Hint>
        ) : (
          <Behind answer={answer} />
        )
      }
    </Loaded>
  )
}
