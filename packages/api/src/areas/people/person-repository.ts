import type { PermissionLevel, Place, PlacedRole } from '@veckovis/domain/access'
import type { Transaction } from '../../db/database'
import { readDetails, type ListedPerson, type StoredPerson, type StoredRole } from './stored-person'

const peopleSql = `SELECT a.id AS "userId", ${readDetails},
    a.job_title_id AS "jobTitleId", a.active, a.created_at AS "createdAt", a.last_login_at AS "lastLoginAt",
    a.login_count AS "loginCount", a.email_proven AS "emailProven", a.asked_for AS "askedFor", a.version,
    CASE WHEN m.id IS NOT NULL THEN json_build_object('countyId', m.county_id, 'municipalityId', m.id) END AS home
  FROM app_user a LEFT JOIN municipality m ON m.id = a.home_municipality_id
  WHERE a.id = ANY($1::int[])`

const places = `LEFT JOIN unit u ON u.id = r.unit_id
  LEFT JOIN department d ON d.id = coalesce(r.department_id, u.department_id)
  LEFT JOIN municipality m ON m.id = coalesce(r.municipality_id, d.municipality_id)
  LEFT JOIN county c ON c.id = coalesce(r.county_id, m.county_id)`

/** The giver's name is looked up once for each giver: it is a function of the database, and roles come in hundreds. */
const rolesSql = `WITH giver AS MATERIALIZED (
    SELECT id, name_of_person(id) AS name FROM (SELECT DISTINCT granted_by AS id FROM user_role WHERE user_id = $1) AS givers)
  SELECT r.id AS "roleId", r.permission_id AS id, r.level, c.id AS "countyId",
    m.id AS "municipalityId", d.id AS "departmentId", u.id AS "unitId",
    array_remove(ARRAY[c.name, m.name, d.name, u.name]::text[], NULL) AS "placeNames",
    giver.name AS "grantedBy", r.granted_at AS "grantedAt"
  FROM user_role r ${places} LEFT JOIN giver ON giver.id = r.granted_by
  WHERE r.user_id = $1 ORDER BY r.permission_id, r.id`

/** Each role once, with all who hold it: a page may hold thirty thousand roles, and many people the same ones. */
const listedRolesSql = `SELECT r.permission_id AS id, r.level, c.id AS "countyId", m.id AS "municipalityId", d.id AS "departmentId",
    u.id AS "unitId", r.holders
  FROM (SELECT permission_id, level, county_id, municipality_id, department_id, unit_id, array_to_json(array_agg(user_id)) AS holders
    FROM user_role WHERE user_id = ANY($1::int[])
    GROUP BY permission_id, level, county_id, municipality_id, department_id, unit_id) AS r ${places}`

type Id = number | null
type Lineage = Record<'countyId' | 'municipalityId' | 'departmentId' | 'unitId', Id>
type PlacedRow = { readonly id: number; readonly level: PermissionLevel } & Lineage
type RoleRow = Omit<StoredRole, 'levels' | 'place'> & PlacedRow
type ListedRoleRow = PlacedRow & { readonly holders: readonly number[] }

/** A place names itself and what lies above it, and nothing else (domain/access). */
const placeOf = (lineage: Lineage): Place => ({
  ...(lineage.countyId !== null && { countyId: lineage.countyId }),
  ...(lineage.municipalityId !== null && { municipalityId: lineage.municipalityId }),
  ...(lineage.departmentId !== null && { departmentId: lineage.departmentId }),
  ...(lineage.unitId !== null && { unitId: lineage.unitId }),
})

const placedRoleOf = (row: PlacedRow): PlacedRole & Pick<StoredRole, 'levels'> => ({
  id: row.id,
  levels: [row.level],
  place: placeOf(row),
})

const roleOf = (row: RoleRow): StoredRole => ({
  ...placedRoleOf(row),
  roleId: row.roleId,
  placeNames: row.placeNames,
  grantedBy: row.grantedBy,
  grantedAt: row.grantedAt,
})

type PersonRow = Omit<ListedPerson, 'roles' | 'home'> & { readonly home: Place | null }

const loadAccounts = async (query: Transaction['query'], ids: readonly number[]) =>
  (await query<PersonRow>({ name: 'people', text: peopleSql, values: [ids] })).rows

/** Those of the ids that there are, in the order of the ids. People with the same role share one object for it. */
export const loadPeople = async (query: Transaction['query'], ids: readonly number[]): Promise<ListedPerson[]> => {
  const people = await loadAccounts(query, ids)
  const { rows } = await query<ListedRoleRow>({ name: 'roles-of-people', text: listedRolesSql, values: [ids] })
  const rolesById = new Map(ids.map((id): [number, PlacedRole[]] => [id, []]))
  for (const row of rows) {
    const role = placedRoleOf(row)
    for (const holder of row.holders) rolesById.get(holder)?.push(role)
  }
  const byId = new Map(people.map(person => [person.userId, person]))
  return ids.flatMap(id => {
    const person = byId.get(id)
    return person === undefined ? [] : [{ ...person, home: person.home ?? undefined, roles: rolesById.get(id) ?? [] }]
  })
}

/** Ids of ten digits pass the checks of the wire but not the column; nobody has them. */
export const isStorable = (id: number): boolean => id <= 2_147_483_647

/** Undefined when there is nobody of that id. */
export const loadPerson = async (query: Transaction['query'], id: number): Promise<StoredPerson | undefined> => {
  const [person] = isStorable(id) ? await loadAccounts(query, [id]) : []
  if (person === undefined) return undefined
  const { rows } = await query<RoleRow>({ name: 'roles-of-person', text: rolesSql, values: [id] })
  return { ...person, home: person.home ?? undefined, roles: rows.map(roleOf) }
}
