import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { EmptyState } from '@veckovis/ui'
import type { HistoryAct, HistoryEvent } from './history-source'
import { actionText, actorText, actsOf, linesOf } from './history-words'
import * as styles from './history.module.css'

const Act = ({ act }: { readonly act: HistoryAct }) => {
  const { t } = useTranslation('admin-history')
  const { minute } = useFormat()
  const lines = linesOf(act, { t, moment: minute })
  return (
    <>
      <div className={styles.what}>{actionText(act, t)}</div>
      {lines.length > 0 && (
        <ul className={styles.changes}>
          {lines.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  )
}

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
          {actsOf(event).map(act => (
            <Act key={`${act.action} ${JSON.stringify(act.changes)}`} act={act} />
          ))}
        </li>
      ))}
    </ol>
  )
}
