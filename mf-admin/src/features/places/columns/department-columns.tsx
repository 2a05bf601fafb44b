import type { DepartmentRow, departmentSortFields } from '@veckovis/contracts/organisation'
import type { Words } from '@veckovis/platform'
import { classNames } from '@veckovis/ui'
import type { RecordColumn } from '@veckovis/ui/record-table'
import { RowName } from '@veckovis/lists'
import { CountLink, forecastColumn, NamedIn } from './place-cells'
import * as styles from './place-columns.module.css'

type SortKey = (typeof departmentSortFields)[number]
type Column = RecordColumn<DepartmentRow, SortKey>

const countColumn = (of: 'units' | 'users', t: Words): Column => ({
  key: of,
  title: t(`places.fields.${of}`),
  sortKey: of,
  align: 'end',
  cell: ({ id, countyId, municipalityId, name, ...row }) => (
    <CountLink of={of} count={row[of]} name={name} by={{ countyId, municipalityId, departmentId: id }} />
  ),
})

export const departmentColumns = (t: Words, onOpen: (id: number) => void): Column[] => [
  {
    key: 'name',
    title: t('places.fields.name'),
    sortKey: 'name',
    isRowHeader: true,
    cell: ({ id, name }) => <RowName onOpen={() => onOpen(id)}>{name}</RowName>,
  },
  {
    key: 'municipality',
    title: t('places.fields.municipality'),
    sortKey: 'municipality',
    cell: ({ municipality, county }) => <NamedIn above={county}>{municipality}</NamedIn>,
  },
  {
    key: 'active',
    title: t('places.fields.standing'),
    sortKey: 'active',
    cell: ({ active }) => (
      <span className={classNames(!active && styles.closed)}>{t(active ? 'places.active' : 'places.inactive')}</span>
    ),
  },
  countColumn('units', t),
  countColumn('users', t),
  forecastColumn(t),
]
