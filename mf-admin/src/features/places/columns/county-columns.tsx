import type { CountyRow, countySortFields } from '@veckovis/contracts/organisation'
import { nothing } from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'
import type { RecordColumn } from '@veckovis/ui/record-table'
import { RowName } from '@veckovis/lists'
import { CountLink, forecastColumn } from './place-cells'

type SortKey = (typeof countySortFields)[number]
type Column = RecordColumn<CountyRow, SortKey>

const countColumn = (of: 'municipalities' | 'departments' | 'units' | 'users', t: Words): Column => ({
  key: of,
  title: t(`places.fields.${of}`),
  sortKey: of,
  align: 'end',
  cell: county => <CountLink of={of} count={county[of]} name={county.name} by={{ countyId: county.id }} />,
})

export const countyColumns = (t: Words, onOpen: (id: number) => void): Column[] => [
  {
    key: 'name',
    title: t('places.fields.name'),
    sortKey: 'name',
    isRowHeader: true,
    cell: ({ id, name }) => <RowName onOpen={() => onOpen(id)}>{name}</RowName>,
  },
  { key: 'code', title: t('places.fields.countyCode'), sortKey: 'code', cell: ({ code }) => code ?? nothing },
  countColumn('municipalities', t),
  countColumn('departments', t),
  countColumn('units', t),
  countColumn('users', t),
  forecastColumn(t),
]
