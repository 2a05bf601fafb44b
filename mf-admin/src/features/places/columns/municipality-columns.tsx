import type { MunicipalityRow, municipalitySortFields } from '@veckovis/contracts/organisation'
import type { Words } from '@veckovis/platform'
import type { RecordColumn } from '@veckovis/ui/record-table'
import type { ReactNode } from 'react'
import { RowName } from '@veckovis/lists'
import { CountLink, forecastColumn } from './place-cells'

type SortKey = (typeof municipalitySortFields)[number]
type Column = RecordColumn<MunicipalityRow, SortKey>

type Doing = {
  readonly onOpen: (id: number) => void
  /** The logo beside the name. */
  readonly logoOf: (municipality: MunicipalityRow) => ReactNode
}

/** The type below the name where it is another than what the list is of. */
const typeNote = ({ type }: MunicipalityRow, t: Words) => (type === 'MUNICIPALITY' ? null : t(`places.types.${type}`))

const nameColumn = (t: Words, { onOpen, logoOf }: Doing): Column => ({
  key: 'name',
  title: t('places.fields.name'),
  sortKey: 'name',
  isRowHeader: true,
  cell: row => (
    <>
      {logoOf(row)}
      <RowName onOpen={() => onOpen(row.id)} note={typeNote(row, t)}>
        {row.name}
      </RowName>
    </>
  ),
})

const countColumn = (of: 'departments' | 'units' | 'users', t: Words): Column => ({
  key: of,
  title: t(`places.fields.${of}`),
  sortKey: of,
  align: 'end',
  cell: ({ id, countyId, name, ...row }) => (
    <CountLink of={of} count={row[of]} name={name} by={{ countyId, municipalityId: id }} />
  ),
})

export const municipalityColumns = (t: Words, doing: Doing): Column[] => [
  nameColumn(t, doing),
  { key: 'county', title: t('places.fields.county'), sortKey: 'county', cell: ({ county }) => county },
  { key: 'code', title: t('places.fields.code'), sortKey: 'code', cell: ({ code }) => code },
  {
    key: 'pauseMinutes',
    title: t('places.fields.pause'),
    sortKey: 'pauseMinutes',
    align: 'end',
    cell: ({ pauseMinutes }) => pauseMinutes,
  },
  countColumn('departments', t),
  countColumn('units', t),
  countColumn('users', t),
  forecastColumn(t),
]
