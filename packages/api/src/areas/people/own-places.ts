import {
  permissionIds,
  placeKinds,
  scopesOf,
  type PlaceKind,
  type RoleHolder,
  type Scope,
} from '@veckovis/domain/access'
import type { Transaction } from '../../db/database'

/**
 * The ids of all places of a part of the country, by kind; null for the whole of it. As ids, and not as the conditions
 * that lead to them: the database knows how many they are, and takes the index of the roles where they are few.
 */
export type PlaceIds = Readonly<Record<PlaceKind, readonly number[]>> | null

const withinSql = `WITH c AS (SELECT id FROM county WHERE id = ANY($1::int[])),
    m AS (SELECT id FROM municipality WHERE id = ANY($2::int[]) OR county_id = ANY($1::int[])),
    d AS (SELECT id FROM department WHERE id = ANY($3::int[]) OR municipality_id IN (SELECT id FROM m)),
    u AS (SELECT id FROM unit WHERE id = ANY($4::int[]) OR department_id IN (SELECT id FROM d))
  SELECT ARRAY(SELECT id FROM c) AS county, ARRAY(SELECT id FROM m) AS municipality, ARRAY(SELECT id FROM d) AS department,
    ARRAY(SELECT id FROM u) AS unit`

const loadWithin = async (query: Transaction['query'], scopes: readonly Scope[]) => {
  const { rows } = await query<NonNullable<PlaceIds>>(
    withinSql,
    placeKinds.map(kind => scopes.filter(scope => scope.kind === kind).map(({ id }) => id)),
  )
  const [found] = rows
  if (found === undefined) throw new Error('Four lists without a row')
  return found
}

/** Every place within those where somebody holds Users. */
export const loadOwnPlaces = async (query: Transaction['query'], administrator: RoleHolder): Promise<PlaceIds> => {
  const scopes = scopesOf(administrator, { permissions: [permissionIds.users], level: 'READ' })
  return scopes && loadWithin(query, scopes)
}

/** Of these places those that are the asked one or lie within it. */
export const narrowTo = async (query: Transaction['query'], own: PlaceIds, asked: Scope): Promise<PlaceIds> => {
  const within = await loadWithin(query, [asked])
  if (own === null) return within
  const shared = (kind: PlaceKind) => {
    const ids = new Set(own[kind])
    return within[kind].filter(id => ids.has(id))
  }
  return {
    county: shared('county'),
    municipality: shared('municipality'),
    department: shared('department'),
    unit: shared('unit'),
  }
}
