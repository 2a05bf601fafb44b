import type { CountyRow, DepartmentRow, MunicipalityRow, UnitRow } from '@veckovis/contracts/organisation'
import type { Words } from '@veckovis/platform'
import type { ListValue } from '@veckovis/spreadsheet/list-writer'

export type FileColumn<Row> = {
  /** A key of `places.fields`. */
  readonly field: string
  readonly value: (row: Row, t: Words) => ListValue
}

type Counted = { readonly users: number; readonly latestForecastYear: number | null }

/** The columns that every list of places ends with. */
const counted: readonly FileColumn<Counted>[] = [
  { field: 'users', value: ({ users }) => users },
  { field: 'latestForecast', value: ({ latestForecastYear }) => latestForecastYear },
]

const standing = (active: boolean, t: Words) => t(active ? 'places.active' : 'places.inactive')

export const countyFile: readonly FileColumn<CountyRow>[] = [
  { field: 'name', value: ({ name }) => name },
  { field: 'countyCode', value: ({ code }) => code },
  { field: 'municipalities', value: ({ municipalities }) => municipalities },
  { field: 'departments', value: ({ departments }) => departments },
  { field: 'units', value: ({ units }) => units },
  ...counted,
]

export const municipalityFile: readonly FileColumn<MunicipalityRow>[] = [
  { field: 'name', value: ({ name }) => name },
  { field: 'type', value: ({ type }, t) => t(`places.types.${type}`) },
  { field: 'county', value: ({ county }) => county },
  { field: 'code', value: ({ code }) => code },
  { field: 'pause', value: ({ pauseMinutes }) => pauseMinutes },
  { field: 'departments', value: ({ departments }) => departments },
  { field: 'units', value: ({ units }) => units },
  ...counted,
]

/** What lies above has a column of its own, by which an import finds the place again. */
export const departmentFile: readonly FileColumn<DepartmentRow>[] = [
  { field: 'name', value: ({ name }) => name },
  { field: 'municipality', value: ({ municipality }) => municipality },
  { field: 'county', value: ({ county }) => county },
  { field: 'standing', value: ({ active }, t) => standing(active, t) },
  { field: 'units', value: ({ units }) => units },
  ...counted,
]

export const unitFile: readonly FileColumn<UnitRow>[] = [
  { field: 'name', value: ({ name }) => name },
  { field: 'department', value: ({ department }) => department },
  { field: 'municipality', value: ({ municipality }) => municipality },
  { field: 'county', value: ({ county }) => county },
  {
    field: 'standing',
    value: ({ active, departmentActive }, t) =>
      active && !departmentActive ? t('places.closedAbove') : standing(active, t),
  },
  ...counted,
]
