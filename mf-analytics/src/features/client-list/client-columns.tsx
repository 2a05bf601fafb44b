import type { ClientList, ClientRow, ClientSortField } from '@veckovis/contracts/analytics'
import { momentFormats } from '@veckovis/domain/calendar'
import { nothing } from '@veckovis/domain/numbers'
import type { Language, Words } from '@veckovis/platform'
import { Link } from '@veckovis/platform/router'
import { countOf, percentOf, twoDecimals } from '../../parts/figures'
import type { AnalyticsColumn } from '../../parts/table/analytics-column'
import * as styles from '../../parts/table/analytics-table.module.css'

type Column = AnalyticsColumn<ClientRow, ClientList, ClientSortField>

/** A client leads to its units. */
const clientColumn = (t: Words): Column => ({
  key: 'client',
  isRowHeader: true,
  cell: ({ client: { id, name }, licensed }) => (
    <>
      <Link to={`/analytics-units?municipalityId=${id}`}>{name}</Link>
      {!licensed && <span className={styles.note}>{t('clients.notLicensed')}</span>}
    </>
  ),
})

/** Those of R-441, the client that they are of first. */
export const clientColumns = (t: Words, language: Language): readonly Column[] => [
  clientColumn(t),
  {
    ...{ key: 'activeUsers', align: 'end', cell: ({ activeUsers }) => countOf(activeUsers) },
    total: ({ totals }) => countOf(totals.activeUsers),
  },
  {
    ...{ key: 'activeShare', align: 'end', cell: ({ activeShare }) => percentOf(activeShare) },
    total: ({ totals }) => percentOf(totals.activeShare),
    weighted: ({ weighted }) => percentOf(weighted.activeShare),
  },
  {
    key: 'lastSavedForecast',
    cell: ({ lastSavedForecast }) =>
      lastSavedForecast === null ? nothing : momentFormats[language].moment(lastSavedForecast),
  },
  {
    ...{ key: 'logins', align: 'end', cell: ({ logins }) => countOf(logins) },
    total: ({ totals }) => countOf(totals.logins),
  },
  {
    ...{ key: 'totalUsers', align: 'end', cell: ({ totalUsers }) => countOf(totalUsers) },
    total: ({ totals }) => countOf(totals.totalUsers),
  },
  {
    ...{ key: 'units', align: 'end', cell: ({ units }) => countOf(units) },
    total: ({ totals }) => countOf(totals.units),
  },
  {
    ...{ key: 'loginsPerUser', align: 'end', cell: ({ loginsPerUser }) => twoDecimals(loginsPerUser) },
    total: ({ totals }) => twoDecimals(totals.loginsPerUser),
    weighted: ({ weighted }) => twoDecimals(weighted.loginsPerUser),
  },
]
