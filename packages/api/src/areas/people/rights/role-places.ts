import { placeKinds, type Place, type PlaceKind, type Scope } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'

const statements: Record<PlaceKind, string> = {
  county: 'SELECT id, id AS "countyId" FROM county WHERE id = ANY($1::int[])',
  municipality: `SELECT id, id AS "municipalityId", county_id AS "countyId" FROM municipality WHERE id = ANY($1::int[])`,
  department: `SELECT d.id, d.id AS "departmentId", m.id AS "municipalityId", m.county_id AS "countyId"
    FROM department d JOIN municipality m ON m.id = d.municipality_id WHERE d.id = ANY($1::int[])`,
  unit: `SELECT u.id, u.id AS "unitId", u.department_id AS "departmentId", m.id AS "municipalityId", m.county_id AS "countyId"
    FROM unit u JOIN municipality m ON m.id = u.municipality_id WHERE u.id = ANY($1::int[])`,
}

const largestId = 2_147_483_647

/** The places of these scopes with everything above them; undefined for one that is not there. */
export const loadPlaces = async (
  { query }: Transaction,
  scopes: readonly (Scope | undefined)[],
): Promise<(scope: Scope | undefined) => Place | undefined> => {
  const found = new Map<string, Place>()
  for (const kind of placeKinds) {
    const ids = scopes.filter(scope => scope?.kind === kind).map(scope => scope?.id ?? Number.NaN)
    if (ids.length === 0) continue
    const { rows } = await query<{ id: number } & Place>(statements[kind], [ids.filter(id => id <= largestId)])
    for (const { id, ...place } of rows) found.set(`${kind}/${id}`, place)
  }
  return scope => (scope === undefined ? {} : found.get(`${scope.kind}/${scope.id}`))
}
