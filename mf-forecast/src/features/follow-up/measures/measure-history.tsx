import { useQuery } from '@tanstack/react-query'
import type { MeasureHistory as History } from '@veckovis/contracts/outcome'
import { formatTyped } from '@veckovis/domain/numbers'
import { Loaded } from '@veckovis/forms/loaded'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { measureHistoryQuery } from '../../../data/follow-up/measure-queries'
import * as styles from './measures.module.css'

type Event = History['events'][number]
type Change = Event['changed'][number]

const useValues = () => {
  const { t } = useTranslation('forecast-measures')
  return (field: Change['field'], value: Change['before']) => {
    if (value === null) return t('nobody')
    if (field === 'state') return t(`states.${value}`)
    return typeof value === 'number' ? formatTyped(value) : value
  }
}

const EventItem = ({ event: { at, by, note, changed } }: { readonly event: Event }) => {
  const { t } = useTranslation('forecast-measures')
  const { minute } = useFormat()
  const valueOf = useValues()
  return (
    <li>
      <span className={styles.below}>{t('noteBy', { day: minute(at), name: by ?? t('nobody') })}</span>
      {note !== null && <span className={styles.said}>{note}</span>}
      {changed.length > 0 && (
        <ul className={styles.changes}>
          {changed.map(({ field, before, after }) => (
            <li key={field}>
              {t('became', {
                field: t(`fields.${field}`),
                before: valueOf(field, before),
                after: valueOf(field, after),
              })}
            </li>
          ))}
        </ul>
      )}
      {note === null && changed.length === 0 && <span>{t('made')}</span>}
    </li>
  )
}

/** What became of a measure, newest first: notes, and what was changed by whom. */
export const MeasureHistory = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation('forecast-measures')
  return (
    <section aria-label={t('history')}>
      <Loaded query={useQuery(measureHistoryQuery(id))} lines={2} label={t('loadingHistory')}>
        {({ events }) => (
          <ol className={styles.history}>
            {events.map((event, place) => (
              <EventItem key={`${event.at} ${place}`} event={event} />
            ))}
          </ol>
        )}
      </Loaded>
    </section>
  )
}
