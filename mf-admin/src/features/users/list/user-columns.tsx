import type { PersonRow, PersonSortField } from '@veckovis/contracts/people'
import type { Words } from '@veckovis/platform'
import type { RecordColumn } from '@veckovis/ui/record-table'
import { RowName } from '@veckovis/lists'
import * as styles from './user-columns.module.css'

type Column = RecordColumn<PersonRow, PersonSortField>

const sortedName = ({ firstName, lastName }: PersonRow) => `${lastName}, ${firstName}`

const failing: readonly string[] = ['failed', 'expired', 'cancelled']

type ColumnWords = {
  readonly t: Words
  /** A day of an instant, in Sweden. */
  readonly day: (instant: string) => string
  readonly onOpen: (id: number) => void
}

/** The columns of. */
export const userColumns = ({ t, day, onOpen }: ColumnWords): Column[] => [
  {
    key: 'name',
    title: t('fields.name'),
    sortKey: 'lastName',
    isRowHeader: true,
    cell: user => (
      <RowName onOpen={() => onOpen(user.id)} note={user.email}>
        {sortedName(user)}
      </RowName>
    ),
  },
  {
    key: 'jobTitle',
    title: t('fields.jobTitle'),
    sortKey: 'jobTitleId',
    cell: ({ jobTitleId }) => (jobTitleId === null ? t('nothing') : t(`titles.${jobTitleId}`)),
  },
  { key: 'units', title: t('fields.units'), align: 'end', cell: ({ units }) => units },
  {
    key: 'active',
    title: t('fields.active'),
    sortKey: 'active',
    cell: ({ active }) => (
      <span className={active ? styles.active : styles.inactive}>{t(active ? 'active.yes' : 'active.no')}</span>
    ),
  },
  {
    key: 'lastLogin',
    title: t('fields.lastLogin'),
    sortKey: 'lastLoginAt',
    cell: ({ lastLoginAt }) => (lastLoginAt === null ? t('never') : day(lastLoginAt)),
  },
  {
    key: 'invitation',
    title: t('fields.invitation'),
    cell: ({ invitation }) => (
      <span className={failing.includes(invitation.state) ? styles.warning : undefined}>
        {invitation.state === 'none' ? t('nothing') : t(`invitation.${invitation.state}`)}
      </span>
    ),
  },
  { key: 'created', title: t('fields.created'), sortKey: 'createdAt', cell: ({ createdAt }) => day(createdAt) },
  { key: 'phone', title: t('fields.phone'), cell: ({ phone }) => phone ?? t('nothing') },
]
