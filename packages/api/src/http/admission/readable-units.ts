import { scopesOf, type PermissionLevel, type PlaceKind, type RoleHolder, type Scope } from '@veckovis/domain/access'
import type { Transaction } from '../../db/database'

export type ReadableUnit = {
  readonly id: number
  readonly name: string
  readonly department: string
  readonly municipality: string
}

type Asked = {
  readonly permission: number
  /** READ unless said */
  readonly level?: PermissionLevel
  readonly licence: string
  readonly now: Date
  /** Only those of one; of all unless said */
  readonly municipalityId?: number
}

export type ReadableUnits = { readonly units: readonly ReadableUnit[]; readonly areMany: boolean }

/** What a page asks about all units in reach. */
export type AskedOfUnits = {
  readonly now: Date
  readonly counted?: 'true' | undefined
  /** Of more units than a person can look through the only one whose rows an answer that is not counted has. */
  readonly unitId?: number | undefined
}

/** A list that a person can look through. */
const most = 200
/** More are looked up for each row in a list that is longer than what it saves. */
const mostRemembered = 1_000
/** So many rows of a longer one. */
const fewOfMany = 10

const unitsSql = `
  SELECT u.id, u.name, d.name AS department, m.name AS municipality
  FROM unit u JOIN department d ON d.id = u.department_id JOIN municipality m ON m.id = d.municipality_id
  WHERE u.active AND d.active
    AND ($1 OR u.id = ANY ($2::int[]) OR d.id = ANY ($3::int[]) OR m.id = ANY ($4::int[]) OR m.county_id = ANY ($5::int[]))
    AND EXISTS (SELECT FROM licence l WHERE l.municipality_id = m.id AND l.licence_key = $6
      AND l.valid_from <= $7 AND (l.valid_to IS NULL OR l.valid_to > $7))`

// The wall is asked about them at once (migration 0045), and about what is left of very many one by one: their rows are
// read next.
const remembering = (units: string) => `WITH found AS MATERIALIZED (${units})
  SELECT f.* FROM (SELECT remember_units(ARRAY(SELECT id FROM found LIMIT ${mostRemembered}))) AS remembered CROSS JOIN found f ORDER BY f.id`

const statements = {
  ofAll: { name: 'readable-units', text: remembering(unitsSql) },
  ofMunicipality: { name: 'readable-units-of-municipality', text: remembering(`${unitsSql} AND m.id = $8`) },
}

const idsOf = (scopes: readonly Scope[] | null, kind: PlaceKind) =>
  (scopes ?? []).filter(scope => scope.kind === kind).map(({ id }) => id)

const order = new Intl.Collator('sv')
const pathOf = ({ municipality, department, name }: ReadableUnit) => `${municipality}\u0000${department}\u0000${name}`

/** Whether everywhere, and the ids of units, departments, municipalities and counties: for five values of a statement. */
export const valuesOfScopes = (scopes: readonly Scope[] | null): readonly unknown[] => [
  scopes === null,
  ...(['unit', 'department', 'municipality', 'county'] as const).map(kind => idsOf(scopes, kind)),
]

/** All open, licensed units of a reader, in Swedish order as long as that is a list for a person. */
export const listReadableUnits = async (
  transaction: Transaction,
  reader: RoleHolder,
  { permission, level = 'READ', licence, now, municipalityId }: Asked,
): Promise<ReadableUnits> => {
  const scopes = scopesOf(reader, { permissions: [permission], level })
  const statement = municipalityId === undefined ? statements.ofAll : statements.ofMunicipality
  const values = [...valuesOfScopes(scopes), licence, now, ...(municipalityId === undefined ? [] : [municipalityId])]
  const { rows } = await transaction.query<ReadableUnit>({ ...statement, values })
  if (rows.length > most) return { units: rows, areMany: true }
  return { units: rows.toSorted((one, other) => order.compare(pathOf(one), pathOf(other))), areMany: false }
}

/** Of which units the rows are, and how many of them; undefined for as many as there are. */
export const shownOf = (
  { units, areMany }: ReadableUnits,
  { counted, unitId }: AskedOfUnits,
): { readonly units: readonly ReadableUnit[]; readonly most: number | undefined } => {
  if (!areMany) return { units, most: undefined }
  if (counted !== undefined) return { units, most: fewOfMany }
  return { units: units.filter(({ id }) => id === unitId), most: undefined }
}
