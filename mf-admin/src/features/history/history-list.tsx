import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { EmptyState } from '@veckovis/ui'
import type { HistoryEvent } from './history-source'
import { actionText, actorText, changeText } from './history-words'
import * as styles from './history.module.css'

/** What was done, newest first: when, by whom, and what it was before. */
export const HistoryList = ({ events }: { readonly events: readonly HistoryEvent[] }) => {
  const { t } = useTranslation('admin-history')
  const { minute } = useFormat()
  if (events.length === 0) return <EmptyState icon="search" headingLevel={3} title={t('empty')} />
  return (
    <ol className={styles.events} aria-label={t('list')}>
      {events.map(event => (
        <li key={event.id}>
          <div className={styles.when}>
            <time dateTime={event.at}>{minute(event.at)}</time>
            <span>{actorText(event, t)}</span>
          </div>
          <div className={styles.what}>{actionText(event, t)}</div>
          {event.changes.length > 0 && (
            <ul className={styles.changes}>
              {event.changes.map(change => (
                <li key={`${change.field} ${String(change.from)} ${String(change.to)}`}>
                  {changeText(change, { t, moment: minute })}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
