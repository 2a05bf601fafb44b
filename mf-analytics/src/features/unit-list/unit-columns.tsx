import { unitSortFields, type UnitList, type UnitRow, type UnitSortKey } from '@veckovis/contracts/analytics'
import { nothing } from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'
import { Link } from '@veckovis/platform/router'
import { countOf, percentOf } from '../../parts/figures'
import type { AnalyticsColumn } from '../../parts/table/analytics-column'
import * as styles from '../../parts/table/analytics-table.module.css'
import { figureColumns } from './figure-columns'
import { valued } from './valued-difference'
import { followUpAddress, forecastAddress } from './forecast-address'
import { HiddenNote } from './hidden-note'

type Column = AnalyticsColumn<UnitRow, UnitList, UnitSortKey>

const balance = (balanced: boolean | null, t: Words): string => {
  if (balanced === null) return nothing
  return t(balanced ? 'units.balanced' : 'units.unbalanced')
}

/** A unit leads to its forecast in the same weeks, where it has one. */
const UnitName = ({ row: { unit, department, forecast, open }, list, t }: UnitNameProps) => (
  <>
    {forecast && open ? <Link to={forecastAddress(unit.id, list.period)}>{unit.name}</Link> : unit.name}
    <span className={styles.note}>{department.name}</span>
    {!forecast && <span className={styles.note}>{t('units.noForecast')}</span>}
    {!open && <span className={styles.note}>{t('units.closed')}</span>}
  </>
)
type UnitNameProps = { readonly row: UnitRow; readonly list: UnitList; readonly t: Words }

/** A unit of one's own leads to its follow-up of the year too, where it has a forecast. */
const OwnUnitName = ({ row, list, t }: UnitNameProps) => (
  <>
    <UnitName row={row} list={list} t={t} />
    {row.forecast && row.open && (
      <Link to={followUpAddress(row.unit.id, list.period)} className={styles.way}>
        {t('units.followUp')}
      </Link>
    )}
  </>
)

const activeShareColumn = (t: Words): Column => {
  const shareOf = (row: Pick<UnitRow, 'activeShare' | 'hidden'>, isTotal = false) => (
    <>
      {percentOf(row.activeShare)}
      <HiddenNote of={[row]} figure="activeShare" isTotal={isTotal} t={t} />
    </>
  )
  return {
    ...{ key: 'activeShare', align: 'end', cell: row => shareOf(row) },
    total: ({ totals }) => shareOf(totals, true),
    weighted: ({ weighted }) => shareOf(weighted, true),
  }
}

/** In the order of. */
export const unitColumns = (t: Words): readonly Column[] => [
  { key: 'client', cell: ({ client }) => client.name },
  { key: 'unit', isRowHeader: true, cell: (row, list) => <UnitName row={row} list={list} t={t} /> },
  { key: 'users', align: 'end', cell: ({ users }) => countOf(users), total: ({ totals }) => countOf(totals.users) },
  activeShareColumn(t),
  {
    ...{ key: 'balanced', cell: ({ balanced }) => balance(balanced, t) },
    total: ({ totals }) => (totals.balanced === null ? nothing : t('units.balancedCount', { count: totals.balanced })),
    weighted: ({ weighted }) => percentOf(weighted.balanced),
  },
  ...figureColumns(t),
]

/** Those of the units one answers for: after the names first what is left or overdrawn, then the order of the others. */
export const ownUnitColumns = (t: Words): readonly Column[] => {
  const columns = unitColumns(t)
  const isName = ({ key }: Column) => key === 'client' || key === 'unit'
  return [
    ...columns
      .filter(isName)
      .map((column): Column =>
        column.key === 'unit'
          ? { ...column, cell: (row, list) => <OwnUnitName row={row} list={list} t={t} /> }
          : column,
      ),
    ...columns.filter(({ key }) => key === 'difference').map(column => valued(column, t)),
    ...columns.filter(column => !isName(column) && column.key !== 'difference'),
  ]
}

const shownAtFirst = [
  'client',
  'unit',
  'difference',
  'budget',
  'cost',
  'actualEfficiency',
  'targetEfficiency',
  'absence',
]

/** What the overview leaves out until it is asked for, so that its columns fit the width of a window. */
export const ownUsuallyHidden = {
  page: 'overview',
  keys: unitSortFields.filter(field => !shownAtFirst.includes(field)),
}
