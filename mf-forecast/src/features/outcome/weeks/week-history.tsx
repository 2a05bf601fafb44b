import { useQuery } from '@tanstack/react-query'
import type { OutcomeHistory } from '@veckovis/contracts/outcome'
import { Loaded } from '@veckovis/forms/loaded'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { Dialog } from '@veckovis/ui/dialog'
import { outcomeHistoryQuery } from '../../../data/outcome-queries'
import { outcomeRowName } from '../sheet/outcome-names'
import { outcomeAmount } from '../sheet/outcome-values'
import { useOutcomeWording } from '../sheet/use-outcome-view'
import { useOutcomeEditor } from '../use-outcome-value'
import * as styles from './weeks.module.css'

type Event = OutcomeHistory['events'][number]

const useEventText = () => {
  const wording = useOutcomeWording()
  const { t, words } = wording
  return ({ what }: Event): string => {
    if (what.event === 'complete') return t('history.complete')
    if (what.event === 'reopened') return t('history.reopened', { reason: what.reason })
    const amount = (value: number | null) =>
      value === null ? t('history.nothing') : outcomeAmount(what.kind, value, words)
    return t('history.value', {
      name: outcomeRowName(what, wording),
      source: t(`sources.${what.source}`),
      before: amount(what.before),
      after: amount(what.after),
    })
  }
}

const Events = ({ events, more }: OutcomeHistory) => {
  const { t } = useTranslation('forecast-outcome')
  const { t: words } = useTranslation('mf-forecast')
  const { moment } = useFormat()
  const textOf = useEventText()
  if (events.length === 0) return <p>{t('history.none')}</p>
  return (
    <>
      <ol className={styles.events}>
        {events.map((event, index) => (
          // Events have no id, and one save makes several at the same moment.
          <li key={`${event.at} ${index}`}>
            <span className={styles.what}>{textOf(event)}</span>
            <span className={styles.when}>
              {words('history.byWhom', { when: moment(event.at), name: event.by ?? words('history.nobody') })}
            </span>
          </li>
        ))}
      </ol>
      {more && <p>{t('history.more')}</p>}
    </>
  )
}

/** What was done in a week, newest first: by whom, from which source, from what to what. */
export const WeekHistory = ({ week, onClose }: { readonly week: number; readonly onClose: () => void }) => {
  const { t } = useTranslation('forecast-outcome')
  const { address } = useOutcomeEditor()
  const query = useQuery(outcomeHistoryQuery(address, week))
  return (
    <Dialog open title={t('history.title', { week })} width={640} onCancel={onClose}>
      <Loaded query={query} lines={4} label={t('history.loading')}>
        {history => <Events {...history} />}
      </Loaded>
    </Dialog>
  )
}
