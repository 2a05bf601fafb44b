import { isSuperAdmin, type RoleHolder } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { loadOwnPlaces } from '../own-places'
import type { ListedPerson } from '../stored-person'

/** Open for planning, and the administrator's: $1 are the ids, null for all. */
const openUnit = 'u.active AND d.active AND ($1::int[] IS NULL OR u.id = ANY($1))'

const allSql = `SELECT count(*)::int AS units FROM unit u JOIN department d ON d.id = u.department_id WHERE ${openUnit}`

/** One branch for each kind of place, so that each is looked up by its index. */
const reachedSql = (['id', 'department_id', 'municipality_id'] as const)
  .map(
    column => `SELECT r.user_id, u.id FROM held r JOIN unit u ON u.${column} = r.${column === 'id' ? 'unit_id' : column}
    JOIN department d ON d.id = u.department_id WHERE ${openUnit}`,
  )
  .concat(
    `SELECT r.user_id, u.id FROM held r JOIN municipality m ON m.county_id = r.county_id
    JOIN unit u ON u.municipality_id = m.id JOIN department d ON d.id = u.department_id WHERE ${openUnit}`,
  )
  .join(' UNION ALL ')

const countsSql = `WITH held AS MATERIALIZED (
    SELECT DISTINCT user_id, unit_id, department_id, municipality_id, county_id FROM user_role WHERE user_id = ANY($2::int[]))
  SELECT user_id AS "userId", count(DISTINCT id)::int AS units FROM (${reachedSql}) AS reached GROUP BY user_id`

const hasAll = (person: ListedPerson): boolean =>
  isSuperAdmin(person) || person.roles.some(({ place }) => Object.keys(place).length === 0)

/** By id of the person: how many active units within the administrator's places the person reaches, by any role. */
export const countUnits = async (
  query: Transaction['query'],
  administrator: RoleHolder,
  people: readonly ListedPerson[],
): Promise<(person: ListedPerson) => number> => {
  const own = (await loadOwnPlaces(query, administrator))?.unit ?? null
  const haveAll = new Set(people.filter(hasAll).map(({ userId }) => userId))
  const [all] = haveAll.size > 0 ? (await query<{ units: number }>(allSql, [own])).rows : []
  const ids = people.map(({ userId }) => userId)
  const { rows } = await query<{ userId: number; units: number }>(countsSql, [own, ids])
  const counted = new Map(rows.map(({ userId, units }) => [userId, units]))
  return person => (haveAll.has(person.userId) ? all?.units : counted.get(person.userId)) ?? 0
}
