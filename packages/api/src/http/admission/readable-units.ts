import { scopesOf, type PlaceKind, type RoleHolder, type Scope } from '@veckovis/domain/access'
import type { Transaction } from '../../db/database'

export type ReadableUnit = {
  readonly id: number
  readonly name: string
  readonly department: string
  readonly municipality: string
}

type Asked = {
  readonly permission: number
  readonly licence: string
  readonly now: Date
  /** Of whoever reaches more units than `most` only this one is listed. */
  readonly activeUnitId: number | undefined
}

/** A list that a person can look through. */
const most = 200

const unitsSql = `
  SELECT u.id, u.name, d.name AS department, m.name AS municipality
  FROM unit u JOIN department d ON d.id = u.department_id JOIN municipality m ON m.id = d.municipality_id
  WHERE u.active AND d.active
    AND ($1 OR u.id = ANY ($2::int[]) OR d.id = ANY ($3::int[]) OR m.id = ANY ($4::int[]) OR m.county_id = ANY ($5::int[]))
    AND EXISTS (SELECT FROM licence l WHERE l.municipality_id = m.id AND l.licence_key = $6
      AND l.valid_from <= $7 AND (l.valid_to IS NULL OR l.valid_to > $7))`

// The wall is asked about all of them at once (migration 0045): their rows are read next.
const fewSql = `WITH found AS MATERIALIZED (${unitsSql} LIMIT ${most + 1})
  SELECT f.* FROM (SELECT remember_units(ARRAY(SELECT id FROM found))) AS remembered CROSS JOIN found f`
const oneSql = `${unitsSql} AND u.id = $8`
const countSql = `SELECT count(*)::int AS total FROM (${unitsSql}) AS found`

const idsOf = (scopes: readonly Scope[] | null, kind: PlaceKind) =>
  (scopes ?? []).filter(scope => scope.kind === kind).map(({ id }) => id)

const order = new Intl.Collator('sv')
const pathOf = ({ municipality, department, name }: ReadableUnit) => `${municipality}\u0000${department}\u0000${name}`

/**
 * The open, licensed units of a reader, in Swedish order, and how many there are. More than 200 are no list: then only
 * the active one of them, or none.
 */
export const listReadableUnits = async (
  transaction: Transaction,
  reader: RoleHolder,
  { permission, licence, now, activeUnitId }: Asked,
): Promise<{ readonly units: readonly ReadableUnit[]; readonly total: number }> => {
  const scopes = scopesOf(reader, { permissions: [permission], level: 'READ' })
  const kinds = (['unit', 'department', 'municipality', 'county'] as const).map(kind => idsOf(scopes, kind))
  const values = [scopes === null, ...kinds, licence, now]
  const { rows } = await transaction.query<ReadableUnit>({ name: 'readable-units', text: fewSql, values })
  if (rows.length <= most)
    return { units: rows.toSorted((one, other) => order.compare(pathOf(one), pathOf(other))), total: rows.length }
  const counted = await transaction.query<{ total: number }>({ name: 'readable-units-count', text: countSql, values })
  const active = await transaction.query<ReadableUnit>({
    name: 'readable-unit',
    text: oneSql,
    values: [...values, activeUnitId ?? 0],
  })
  return { units: active.rows, total: counted.rows[0]?.total ?? rows.length }
}
