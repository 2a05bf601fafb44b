import type { UserList, UserRow, UserSortField } from '@veckovis/contracts/analytics'
import type { Language, Words } from '@veckovis/platform'
import { countOf, missing, twoDecimals } from '../../parts/figures'
import { momentText } from '../../parts/moment-text'
import type { AnalyticsColumn } from '../../parts/table/analytics-column'

type Column = AnalyticsColumn<UserRow, UserList, UserSortField>

export const nameOf = ({ user: { firstName, lastName } }: UserRow): string => `${firstName} ${lastName}`

/** In the order of R-440. */
export const userColumns = (t: Words, language: Language): readonly Column[] => [
  { key: 'client', cell: ({ client }) => client?.name ?? missing },
  { key: 'unit', cell: ({ unit }) => unit?.name ?? missing },
  {
    ...{ key: 'units', align: 'end', cell: ({ units }) => countOf(units) },
    total: ({ totals }) => twoDecimals(totals.units),
  },
  { key: 'user', isRowHeader: true, cell: nameOf },
  { key: 'role', cell: ({ role }) => (role === null ? missing : t(`titles.${role}`)) },
  {
    key: 'lastLogin',
    cell: ({ lastLogin }) => (lastLogin === null ? missing : momentText(lastLogin, language)),
  },
  {
    ...{ key: 'status', cell: ({ status }) => t(`statuses.${status}`) },
    total: ({ totals: { active, inactive, never } }) => t('users.statuses', { active, inactive, never }),
  },
]
