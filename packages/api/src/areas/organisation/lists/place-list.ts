import type {
  countySortFields,
  departmentSortFields,
  municipalitySortFields,
  unitSortFields,
} from '@veckovis/contracts/organisation'
import type { PlaceKind } from '@veckovis/domain/access'
import { listedColumnsOfUnit, ownSorts, recordColumns } from '../records/place-fields'

/** How one kind of place is listed: fixed words of ours; nothing that a caller sends becomes SQL. */
export type PlaceList = {
  readonly kind: PlaceKind
  /** The table of the kind with those of the places above it */
  readonly from: string
  /** Of a row, beside its counts */
  readonly columns: string
  /** What the words of a search have to stand in */
  readonly searched: string
  /** Of a row, by the name of the contract */
  readonly counts: Readonly<Record<string, string>>
  readonly sorts: Readonly<Record<string, string>>
  /** Columns by the filter of the query */
  readonly filters: Readonly<Record<string, string>>
  /** Which people have a role on which of these places or below */
  readonly holders: string
  /** Which units lie in which of these places */
  readonly unitsBelow: string
}

/** What rows of the same value are ordered by, and at last their ids. */
const sortOf = <Field extends string>(sorts: Readonly<Record<Field, string>>) => sorts

const count = (from: string) => `(SELECT count(*)::int FROM ${from})`

/** Who holds a role on which of these places, or on what lies below it. */
const holders = (...roles: readonly (readonly [place: string, from: string])[]) =>
  roles.map(([place, from]) => `SELECT ${place} AS place_id, r.user_id FROM ${from}`).join(' UNION ALL ')

const ofUnit = 'user_role r JOIN unit u ON u.id = r.unit_id'
const ofDepartment = 'user_role r JOIN department d ON d.id = r.department_id'

export const heldUsers = 'coalesce(held.users, 0)'
export const latestYear = 'latest.year'

const countyCounts = {
  municipalities: count('municipality m WHERE m.county_id = c.id'),
  departments: count('municipality m JOIN department d ON d.municipality_id = m.id WHERE m.county_id = c.id'),
  units: count('municipality m JOIN unit u ON u.municipality_id = m.id WHERE m.county_id = c.id'),
}

export const countyPlaces: PlaceList = {
  kind: 'county',
  from: 'county c',
  columns: recordColumns.county,
  searched: 'c.searched_name',
  counts: countyCounts,
  sorts: sortOf<(typeof countySortFields)[number]>({
    ...ownSorts('county'),
    ...countyCounts,
    users: heldUsers,
    latestForecastYear: latestYear,
  }),
  filters: {},
  holders: holders(
    ['r.county_id', 'user_role r'],
    ['m.county_id', 'user_role r JOIN municipality m ON m.id = r.municipality_id'],
    ['m.county_id', `${ofDepartment} JOIN municipality m ON m.id = d.municipality_id`],
    ['m.county_id', `${ofUnit} JOIN municipality m ON m.id = u.municipality_id`],
  ),
  unitsBelow:
    'SELECT m.county_id AS place_id, u.id AS unit_id FROM unit u JOIN municipality m ON m.id = u.municipality_id',
}

const municipalityCounts = {
  departments: count('department d WHERE d.municipality_id = m.id'),
  units: count('unit u WHERE u.municipality_id = m.id'),
}

export const municipalityPlaces: PlaceList = {
  kind: 'municipality',
  from: 'municipality m JOIN county c ON c.id = m.county_id',
  columns: `${recordColumns.municipality}, c.name AS county`,
  searched: "m.searched_name || ' ' || c.searched_name",
  counts: municipalityCounts,
  sorts: sortOf<(typeof municipalitySortFields)[number]>({
    ...ownSorts('municipality'),
    county: 'c.name',
    ...municipalityCounts,
    users: heldUsers,
    latestForecastYear: latestYear,
  }),
  filters: { countyId: 'm.county_id', type: 'm.type' },
  holders: holders(
    ['r.municipality_id', 'user_role r'],
    ['d.municipality_id', ofDepartment],
    ['u.municipality_id', ofUnit],
  ),
  unitsBelow: 'SELECT u.municipality_id AS place_id, u.id AS unit_id FROM unit u',
}

const departmentCounts = {
  units: count('unit u WHERE u.department_id = d.id'),
}

export const departmentPlaces: PlaceList = {
  kind: 'department',
  from: 'department d JOIN municipality m ON m.id = d.municipality_id JOIN county c ON c.id = m.county_id',
  columns: `${recordColumns.department}, c.name AS county, m.name AS municipality`,
  searched: "d.searched_name || ' ' || m.searched_name || ' ' || c.searched_name",
  counts: departmentCounts,
  sorts: sortOf<(typeof departmentSortFields)[number]>({
    ...ownSorts('department'),
    county: 'c.name',
    municipality: 'm.name',
    ...departmentCounts,
    users: heldUsers,
    latestForecastYear: latestYear,
  }),
  filters: { countyId: 'm.county_id', municipalityId: 'd.municipality_id', active: 'd.active' },
  holders: holders(['r.department_id', 'user_role r'], ['u.department_id', ofUnit]),
  unitsBelow: 'SELECT u.department_id AS place_id, u.id AS unit_id FROM unit u',
}

export const unitPlaces: PlaceList = {
  kind: 'unit',
  from: `unit u JOIN department d ON d.id = u.department_id JOIN municipality m ON m.id = u.municipality_id
    JOIN county c ON c.id = m.county_id`,
  columns: `${listedColumnsOfUnit}, c.name AS county, m.name AS municipality, d.name AS department,
    d.active AS "departmentActive"`,
  searched: "u.searched_name || ' ' || d.searched_name || ' ' || m.searched_name || ' ' || c.searched_name",
  counts: {},
  sorts: sortOf<(typeof unitSortFields)[number]>({
    ...ownSorts('unit'),
    county: 'c.name',
    municipality: 'm.name',
    department: 'd.name',
    users: heldUsers,
    latestForecastYear: latestYear,
  }),
  filters: {
    countyId: 'm.county_id',
    municipalityId: 'u.municipality_id',
    departmentId: 'u.department_id',
    active: 'u.active',
  },
  holders: holders(['r.unit_id', 'user_role r']),
  unitsBelow: 'SELECT u.id AS place_id, u.id AS unit_id FROM unit u',
}
