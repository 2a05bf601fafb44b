import type { DiaryEntry, DiaryList, DiarySortField, NamedList } from '@veckovis/contracts/diary'
import { nothing } from '@veckovis/domain/numbers'
import { menuColumn, RowName } from '@veckovis/lists'
import type { Words } from '@veckovis/platform'
import { classNames } from '@veckovis/ui'
import type { MenuItem } from '@veckovis/ui/menu'
import type { RecordColumn } from '@veckovis/ui/record-table'
import { entryName, hoursText, periodText, personText, reasonText, substituteName } from '../../data/entry-texts'
import * as styles from './entry-list.module.css'

type Column = RecordColumn<DiaryEntry, DiarySortField>

export type ColumnOptions = {
  readonly absences: NamedList
  /** Entries behind which a proposed change waits */
  readonly changes: DiaryList['changes']
  readonly onOpen: (id: number) => void
  /** What can be done with the entry of a row; none for those who may only read. */
  readonly actionsOf: (entry: DiaryEntry) => readonly MenuItem[]
}

const subjectColumn = (t: Words, { absences, onOpen }: ColumnOptions): Column => ({
  key: 'subject',
  title: t('fields.reason'),
  isRowHeader: true,
  cell: entry => {
    const reason = reasonText(entry, absences, t)
    return (
      <RowName onOpen={() => onOpen(entry.id)} note={entry.title === '' ? null : reason}>
        {entry.title === '' ? reason : entry.title}
      </RowName>
    )
  },
})

const hoursColumn = (key: 'hours' | 'difference', t: Words): Column => ({
  key,
  title: t(`fields.${key}`),
  sortKey: key,
  align: 'end',
  cell: ({ [key]: hours }) => hoursText(hours),
})

const statusLooks = { WAITING: styles.isWaiting, APPROVED: styles.isApproved, REJECTED: styles.isRejected }

/** The status, and what else is to be known of where the entry stands. */
const StatusCell = ({
  entry,
  changes,
  t,
}: Pick<ColumnOptions, 'changes'> & { readonly entry: DiaryEntry; readonly t: Words }) => (
  <>
    <span className={statusLooks[entry.status]}>{t(`statuses.${entry.status}`)}</span>
    {changes?.includes(entry.id) === true && <span className={styles.changeWaits}>{t('proposal.mark')}</span>}
    {entry.waitsForYears.length > 0 && <span className={styles.reason}>{t('standing.waitsForForecast')}</span>}
    {entry.handledAt !== null && <span className={styles.reason}>{t('standing.handled')}</span>}
    {entry.returnedAfter !== null && <span className={styles.reason}>{t('standing.returned')}</span>}
  </>
)

/** Who is away, and who comes instead. */
const StaffCell = ({ entry, t }: { readonly entry: DiaryEntry; readonly t: Words }) => {
  const name = substituteName(entry)
  return (
    <>
      {personText(entry, t) || nothing}
      {name !== '' && <span className={classNames(styles.reason, styles.comes)}>{t('list.comes', { name })}</span>}
    </>
  )
}

/** The columns of the list; what can be done stands at the end for those who may do something. */
export const entryColumns = (t: Words, options: ColumnOptions, canWrite: boolean): Column[] => [
  subjectColumn(t, options),
  {
    key: 'category',
    title: t('fields.category'),
    sortKey: 'category',
    cell: ({ category }) => t(`categories.${category}`),
  },
  { key: 'staff', title: t('fields.staff'), sortKey: 'staff', cell: entry => <StaffCell entry={entry} t={t} /> },
  { key: 'period', title: t('fields.period'), sortKey: 'firstDate', cell: periodText },
  hoursColumn('hours', t),
  hoursColumn('difference', t),
  {
    key: 'status',
    title: t('fields.status'),
    sortKey: 'status',
    cell: entry => <StatusCell entry={entry} changes={options.changes} t={t} />,
  },
  ...(canWrite ? [menuColumn((entry: DiaryEntry) => entryName(entry, options.absences, t), options.actionsOf)] : []),
]
