import type { NamedList, WaitingEntries } from '@veckovis/contracts/diary'
import { nothing } from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'
import type { RecordColumn } from '@veckovis/ui/record-table'
import { hoursText, periodText, personText, reasonText } from '../../data/entry-texts'
import { UnitCell } from '../../parts/unit-cell'
import * as styles from './waiting-list.module.css'

export type WaitingEntry = WaitingEntries['entries'][number]

export type WaitingColumnOptions = {
  readonly absences: NamedList
  /** Today in Sweden, YYYY-MM-DD. */
  readonly today: string
  readonly onOpen: (entry: WaitingEntry) => void
}

/** What else is to be known of how it waits. */
const WaitingNote = ({
  entry,
  today,
  t,
}: Pick<WaitingColumnOptions, 'today'> & { readonly entry: WaitingEntry; readonly t: Words }) => {
  const isInPast = entry.firstDate <= today
  if (entry.changeWaits !== true && !isInPast) return null
  return <span className={styles.aside}>{t(entry.changeWaits === true ? 'proposal.mark' : 'waiting.inPast')}</span>
}

/** The columns of what waits, with the unit that it is about. */
export const waitingColumns = (
  t: Words,
  { absences, today, onOpen }: WaitingColumnOptions,
): RecordColumn<WaitingEntry, 'firstDate'>[] => [
  { key: 'unit', title: t('fields.unit'), cell: entry => <UnitCell {...entry} /> },
  {
    key: 'subject',
    title: t('fields.reason'),
    isRowHeader: true,
    cell: entry => {
      const reason = reasonText(entry, absences, t)
      const category = t(`categories.${entry.category}`)
      return (
        <>
          <button type="button" className={styles.open} onClick={() => onOpen(entry)}>
            {entry.title === '' ? reason : entry.title}
          </button>
          <span className={styles.aside}>
            {entry.title === '' ? category : t('waiting.reasonAndCategory', { reason, category })}
          </span>
        </>
      )
    },
  },
  { key: 'staff', title: t('fields.staff'), cell: entry => personText(entry, t) || nothing },
  {
    key: 'period',
    title: t('fields.period'),
    cell: entry => (
      <>
        <span className={styles.period}>{periodText(entry)}</span>
        <WaitingNote entry={entry} today={today} t={t} />
      </>
    ),
  },
  { key: 'hours', title: t('fields.hours'), align: 'end', cell: ({ hours }) => hoursText(hours) },
  { key: 'difference', title: t('fields.difference'), align: 'end', cell: ({ difference }) => hoursText(difference) },
]
