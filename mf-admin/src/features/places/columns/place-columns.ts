import type {
  CountyRow,
  countySortFields,
  DepartmentRow,
  departmentSortFields,
  MunicipalityRow,
  municipalitySortFields,
  UnitRow,
  unitSortFields,
} from '@veckovis/contracts/organisation'
import { aboveColumn, activeColumn, countColumns, nameColumn, type PlaceColumn } from './column-kinds'

// What lies above has a column of its own in each file, by which an import finds the place again.

export const countyColumns: readonly PlaceColumn<CountyRow, (typeof countySortFields)[number]>[] = [
  nameColumn(),
  { key: 'code', title: 'countyCode', value: ({ code }) => code },
  ...countColumns(['municipalities', 'departments', 'units', 'users'], ({ id }: CountyRow) => ({ countyId: id })),
]

const typeName = ({ type }: MunicipalityRow) => `places.types.${type}`

export const municipalityColumns: readonly PlaceColumn<MunicipalityRow, (typeof municipalitySortFields)[number]>[] = [
  // The type stands below the name where it is another than what the list is of.
  nameColumn((row, t) => (row.type === 'MUNICIPALITY' ? null : t(typeName(row)))),
  { key: 'type', value: (row, t) => t(typeName(row)), cell: null },
  { key: 'county', value: ({ county }) => county },
  { key: 'code', value: ({ code }) => code },
  { key: 'pauseMinutes', align: 'end', value: ({ pauseMinutes }) => pauseMinutes },
  ...countColumns(['departments', 'units', 'users'], ({ id, countyId }: MunicipalityRow) => ({
    countyId,
    municipalityId: id,
  })),
]

export const departmentColumns: readonly PlaceColumn<DepartmentRow, (typeof departmentSortFields)[number]>[] = [
  nameColumn(),
  aboveColumn('municipality', ({ county }: DepartmentRow) => county),
  aboveColumn('county', null),
  activeColumn(),
  ...countColumns(['units', 'users'], ({ id, countyId, municipalityId }: DepartmentRow) => ({
    countyId,
    municipalityId,
    departmentId: id,
  })),
]

export const unitColumns: readonly PlaceColumn<UnitRow, (typeof unitSortFields)[number]>[] = [
  nameColumn(),
  aboveColumn('department', ({ municipality }: UnitRow) => municipality),
  aboveColumn('municipality', null),
  aboveColumn('county', null),
  activeColumn(),
  ...countColumns(['users'], ({ id, countyId, municipalityId, departmentId }: UnitRow) => ({
    countyId,
    municipalityId,
    departmentId,
    unitId: id,
  })),
]
