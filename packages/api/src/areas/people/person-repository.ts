import type { PermissionLevel, Place, PlacedRole } from '@veckovis/domain/access'
import type { Transaction } from '../../db/database'
import type { ListedPerson, StoredPerson, StoredRole } from './stored-person'

const peopleSql = `SELECT a.id AS "userId", a.email, a.first_name AS "firstName", a.last_name AS "lastName", a.phone,
    a.job_title_id AS "jobTitleId", a.active, a.created_at AS "createdAt", a.last_login_at AS "lastLoginAt",
    a.login_count AS "loginCount", a.email_proven AS "emailProven", a.asked_for AS "askedFor", a.version,
    CASE WHEN m.id IS NOT NULL THEN json_build_object('countyId', m.county_id, 'municipalityId', m.id) END AS home
  FROM app_user a LEFT JOIN municipality m ON m.id = a.home_municipality_id
  WHERE a.id = ANY($1::int[])`

const rolesWithPlaces = `FROM user_role r
  LEFT JOIN unit u ON u.id = r.unit_id
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
  ${rolesWithPlaces} LEFT JOIN giver ON giver.id = r.granted_by
  WHERE r.user_id = $1 ORDER BY r.permission_id, r.id`

/** One value for each person: a page may hold thirty thousand roles. */
const listedRolesSql = `SELECT r.user_id AS "userId",
    json_agg(json_build_array(r.permission_id, r.level, c.id, m.id, d.id, u.id)) AS roles
  ${rolesWithPlaces} WHERE r.user_id = ANY($1::int[]) GROUP BY r.user_id`

type Id = number | null
type Lineage = Record<'countyId' | 'municipalityId' | 'departmentId' | 'unitId', Id>
type RoleRow = Omit<StoredRole, 'levels' | 'place'> & { level: PermissionLevel } & Lineage
type ListedRole = readonly [
  permissionId: number,
  level: PermissionLevel,
  county: Id,
  municipality: Id,
  department: Id,
  unit: Id,
]

/** A place names itself and what lies above it, and nothing else (domain/access). */
const placeOf = (lineage: Lineage): Place => ({
  ...(lineage.countyId !== null && { countyId: lineage.countyId }),
  ...(lineage.municipalityId !== null && { municipalityId: lineage.municipalityId }),
  ...(lineage.departmentId !== null && { departmentId: lineage.departmentId }),
  ...(lineage.unitId !== null && { unitId: lineage.unitId }),
})

const roleOf = (row: RoleRow): StoredRole => ({
  roleId: row.roleId,
  id: row.id,
  levels: [row.level],
  place: placeOf(row),
  placeNames: row.placeNames,
  grantedBy: row.grantedBy,
  grantedAt: row.grantedAt,
})

const listedRoleOf = ([id, level, countyId, municipalityId, departmentId, unitId]: ListedRole): PlacedRole => ({
  id,
  levels: [level],
  place: placeOf({ countyId, municipalityId, departmentId, unitId }),
})

type PersonRow = Omit<ListedPerson, 'roles' | 'home'> & { readonly home: Place | null }

const loadAccounts = async (query: Transaction['query'], ids: readonly number[]) =>
  (await query<PersonRow>({ name: 'people', text: peopleSql, values: [ids] })).rows

/** Those of the ids that there are, in the order of the ids. */
export const loadPeople = async (query: Transaction['query'], ids: readonly number[]): Promise<ListedPerson[]> => {
  const people = await loadAccounts(query, ids)
  const { rows } = await query<{ userId: number; roles: readonly ListedRole[] }>({
    name: 'roles-of-people',
    text: listedRolesSql,
    values: [ids],
  })
  const byId = new Map(people.map(person => [person.userId, person]))
  const rolesById = new Map(rows.map(({ userId, roles }) => [userId, roles.map(listedRoleOf)]))
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
