import type { UnitRow, unitSortFields } from '@veckovis/contracts/organisation'
import type { Words } from '@veckovis/platform'
import { classNames } from '@veckovis/ui'
import type { RecordColumn } from '@veckovis/ui/record-table'
import { RowName } from '@veckovis/lists'
import { CountLink, forecastColumn, NamedIn } from './place-cells'
import * as styles from './place-columns.module.css'

type SortKey = (typeof unitSortFields)[number]
type Column = RecordColumn<UnitRow, SortKey>

/** A closed department closes its units: that is said apart, because the unit itself is open. */
const standingOf = ({ active, departmentActive }: UnitRow) => {
  if (!active) return 'places.inactive'
  return departmentActive ? 'places.active' : 'places.closedAbove'
}

export const unitColumns = (t: Words, onOpen: (id: number) => void): Column[] => [
  {
    key: 'name',
    title: t('places.fields.name'),
    sortKey: 'name',
    isRowHeader: true,
    cell: ({ id, name }) => <RowName onOpen={() => onOpen(id)}>{name}</RowName>,
  },
  {
    key: 'department',
    title: t('places.fields.department'),
    sortKey: 'department',
    cell: ({ department, municipality }) => <NamedIn above={municipality}>{department}</NamedIn>,
  },
  {
    key: 'active',
    title: t('places.fields.standing'),
    sortKey: 'active',
    cell: row => (
      <span className={classNames(!(row.active && row.departmentActive) && styles.closed)}>{t(standingOf(row))}</span>
    ),
  },
  {
    key: 'users',
    title: t('places.fields.users'),
    sortKey: 'users',
    align: 'end',
    cell: ({ id, countyId, municipalityId, departmentId, name, users }) => (
      <CountLink of="users" count={users} name={name} by={{ countyId, municipalityId, departmentId, unitId: id }} />
    ),
  },
  forecastColumn(t),
]
