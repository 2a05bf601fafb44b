import type { UserList, UserRow, UserSortField } from '@veckovis/contracts/analytics'
import { momentFormats } from '@veckovis/domain/calendar'
import { nothing } from '@veckovis/domain/numbers'
import type { Language, Words } from '@veckovis/platform'
import { countOf } from '../../parts/figures'
import type { AnalyticsColumn } from '../../parts/table/analytics-column'

type Column = AnalyticsColumn<UserRow, UserList, UserSortField>

export const nameOf = ({ user: { firstName, lastName } }: UserRow): string => `${firstName} ${lastName}`

/** In the order of R-440. */
export const userColumns = (t: Words, language: Language): readonly Column[] => [
  { key: 'client', cell: ({ client }) => client?.name ?? nothing },
  { key: 'unit', cell: ({ unit }) => unit?.name ?? nothing },
  {
    ...{ key: 'units', align: 'end', cell: ({ units }) => countOf(units) },
    total: ({ totals }) => countOf(totals.units),
  },
  { key: 'user', isRowHeader: true, cell: nameOf },
  { key: 'role', cell: ({ role }) => (role === null ? nothing : t(`titles.${role}`)) },
  {
    key: 'lastLogin',
    cell: ({ lastLogin }) => (lastLogin === null ? nothing : momentFormats[language].moment(lastLogin)),
  },
  {
    ...{ key: 'status', cell: ({ status }) => t(`statuses.${status}`) },
    total: ({ totals: { active, inactive, never } }) => t('users.statuses', { active, inactive, never }),
  },
]
