import type { NamedList, WaitingEntries } from '@veckovis/contracts/diary'
import { GuardedLink, type Words } from '@veckovis/platform'
import type { RecordColumn } from '@veckovis/ui/record-table'
import { hoursText, periodText, personText, reasonText } from '../../data/entry-texts'
import { UnitCell } from '../../parts/unit-cell'
import { ConsequenceLine } from './consequence-line'
import * as styles from './to-decide.module.css'

export type EntryAhead = WaitingEntries['entries'][number]

/** What has begun is not approved any more, and nothing follows from it. */
const isInPast = ({ firstDate }: Pick<EntryAhead, 'firstDate'>, today: string): boolean => firstDate <= today

/** Whether it is said what its approval would do. */
export const hasConsequence = (entry: EntryAhead, today: string): boolean =>
  entry.changeWaits !== true && !isInPast(entry, today)

type Shown = {
  readonly t: Words
  readonly absences: NamedList
  readonly today: string
  /** Whether each approval is looked at with all else that waits. */
  readonly together: boolean
}

const WhatCell = ({ entry, t, absences }: { readonly entry: EntryAhead } & Omit<Shown, 'today' | 'together'>) => {
  const reason = reasonText(entry, absences, t)
  const beside = [entry.title === '' ? '' : reason, personText(entry, t)].filter(text => text !== '')
  return (
    <div className={styles.what}>
      <GuardedLink to={`/diary?unit=${entry.unitId}&entry=${entry.id}`}>
        {entry.title === '' ? reason : entry.title}
      </GuardedLink>
      {beside.length > 0 && <span className={styles.aside}>{beside.join(', ')}</span>}
    </div>
  )
}

const TooLate = ({ t }: Pick<Shown, 't'>) => (
  <>
    {t('toDecide.tooLate')}
    <span className={styles.aside}>{t('toDecide.inPast')}</span>
  </>
)

const Consequence = ({ entry, today, t }: Pick<Shown, 'today' | 't'> & { readonly entry: EntryAhead }) => {
  if (entry.changeWaits === true) return t('toDecide.changeWaits')
  return isInPast(entry, today) ? <TooLate t={t} /> : <ConsequenceLine id={entry.id} />
}

/** The columns of what waits on the start page: dense, with what an approval would do. */
export const decideColumns = ({ t, absences, today, together }: Shown): RecordColumn<EntryAhead, 'firstDate'>[] => [
  {
    key: 'what',
    title: t('toDecide.column.what'),
    isRowHeader: true,
    cell: entry => <WhatCell entry={entry} t={t} absences={absences} />,
  },
  { key: 'unit', title: t('toDecide.column.unit'), cell: entry => <UnitCell {...entry} /> },
  {
    key: 'period',
    title: t('toDecide.column.period'),
    cell: entry => periodText(entry),
  },
  {
    key: 'difference',
    title: t('toDecide.column.difference'),
    align: 'end',
    cell: ({ category, difference, hours }) => hoursText(category === 'CHANGE_OF_NEEDS' ? hours : difference),
  },
  {
    key: 'consequence',
    title: t(together ? 'together.switch' : 'toDecide.column.consequence'),
    cell: entry => (
      <div className={styles.consequence}>
        <Consequence entry={entry} today={today} t={t} />
      </div>
    ),
  },
]
