import type { PlaceKind } from '@veckovis/domain/access'
import type { Transaction } from '../../db/database'

type AddressedCounty = { readonly countyId: number }

/** Licences are those that the municipality holds at this moment. */
export type AddressedMunicipality = AddressedCounty & {
  readonly municipalityId: number
  readonly licences: readonly string[]
}

type AddressedDepartment = AddressedMunicipality & {
  readonly departmentId: number
  /** Neither the place nor its department is closed */
  readonly isOpen: boolean
}

export type AddressedUnit = AddressedDepartment & { readonly unitId: number }

/** A place that a call addresses, with the places above it. */
export type AddressedPlaces = {
  readonly county: AddressedCounty
  readonly municipality: AddressedMunicipality
  readonly department: AddressedDepartment
  readonly unit: AddressedUnit
}

const licences = `ARRAY(SELECT DISTINCT l.licence_key FROM licence l WHERE l.municipality_id = m.id
    AND l.valid_from <= $2 AND (l.valid_to IS NULL OR l.valid_to > $2)) AS licences`

const unitSql = `SELECT u.id AS "unitId", d.id AS "departmentId", u.active AND d.active AS "isOpen", m.id AS "municipalityId", m.county_id AS "countyId", ${licences}
    FROM unit u JOIN department d ON d.id = u.department_id JOIN municipality m ON m.id = d.municipality_id`

const statements: Readonly<Record<PlaceKind, string>> = {
  county: `SELECT c.id AS "countyId" FROM county c WHERE c.id = $1`,
  municipality: `SELECT m.id AS "municipalityId", m.county_id AS "countyId", ${licences}
    FROM municipality m WHERE m.id = $1`,
  department: `SELECT d.id AS "departmentId", d.active AS "isOpen", m.id AS "municipalityId", m.county_id AS "countyId", ${licences}
    FROM department d JOIN municipality m ON m.id = d.municipality_id WHERE d.id = $1`,
  unit: `${unitSql} WHERE u.id = $1`,
}

const largestId = 2_147_483_647

/** The addressed place; undefined when there is none with that id. */
export const loadPlace = async <Kind extends PlaceKind>(
  read: Transaction['query'],
  kind: Kind,
  id: number,
  now: Date,
): Promise<AddressedPlaces[Kind] | undefined> => {
  // Ids of ten digits pass the address check but not the column; no place has them.
  if (id > largestId) return undefined
  const { rows } = await read<AddressedPlaces[Kind]>({
    name: `addressed-${kind}`,
    text: statements[kind],
    values: kind === 'county' ? [id] : [id, now],
  })
  return rows[0]
}

/** The units of these ids that there are, by one statement, ascending. */
export const loadUnits = async (
  read: Transaction['query'],
  ids: readonly number[],
  now: Date,
): Promise<AddressedUnit[]> => {
  const { rows } = await read<AddressedUnit>({
    name: 'addressed-units',
    text: `${unitSql} WHERE u.id = ANY ($1::int[]) ORDER BY u.id`,
    values: [ids, now],
  })
  return rows
}
