import type { Place } from '@veckovis/domain/access'
import type { Transaction } from '../../db/database'
import type { StoredPerson, StoredRole } from './stored-person'

const peopleSql = `SELECT a.id AS "userId", a.email, a.first_name AS "firstName", a.last_name AS "lastName", a.phone,
    a.job_title_id AS "jobTitleId", a.active, a.created_at AS "createdAt", a.last_login_at AS "lastLoginAt",
    a.login_count AS "loginCount", a.email_proven AS "emailProven", a.asked_for AS "askedFor", a.version,
    CASE WHEN m.id IS NOT NULL THEN json_build_object('countyId', m.county_id, 'municipalityId', m.id) END AS home
  FROM app_user a LEFT JOIN municipality m ON m.id = a.home_municipality_id
  WHERE a.id = ANY($1::int[])`

const rolesSql = `SELECT r.user_id AS "userId", r.id AS "roleId", r.permission_id AS id, r.level, c.id AS "countyId",
    m.id AS "municipalityId", d.id AS "departmentId", u.id AS "unitId",
    array_remove(ARRAY[c.name, m.name, d.name, u.name]::text[], NULL) AS "placeNames",
    name_of_person(r.granted_by) AS "grantedBy", r.granted_at AS "grantedAt"
  FROM user_role r
  LEFT JOIN unit u ON u.id = r.unit_id
  LEFT JOIN department d ON d.id = coalesce(r.department_id, u.department_id)
  LEFT JOIN municipality m ON m.id = coalesce(r.municipality_id, d.municipality_id)
  LEFT JOIN county c ON c.id = coalesce(r.county_id, m.county_id)
  WHERE r.user_id = ANY($1::int[]) ORDER BY r.permission_id, r.id`

type Lineage = Record<'countyId' | 'municipalityId' | 'departmentId' | 'unitId', number | null>
type RoleRow = Omit<StoredRole, 'levels' | 'place'> & { userId: number; level: StoredRole['levels'][0] } & Lineage

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

type PersonRow = Omit<StoredPerson, 'roles' | 'home'> & { readonly home: Place | null }

/** Those of the ids that there are, in the order of the ids. */
export const loadPeople = async (query: Transaction['query'], ids: readonly number[]): Promise<StoredPerson[]> => {
  const { rows: people } = await query<PersonRow>({ name: 'people', text: peopleSql, values: [ids] })
  const { rows: roles } = await query<RoleRow>({ name: 'roles-of-people', text: rolesSql, values: [ids] })
  const byId = new Map(people.map(person => [person.userId, person]))
  return ids.flatMap(id => {
    const person = byId.get(id)
    if (person === undefined) return []
    const own = roles.filter(role => role.userId === id)
    return [{ ...person, home: person.home ?? undefined, roles: own.map(roleOf) }]
  })
}

/** Ids of ten digits pass the checks of the wire but not the column; nobody has them. */
export const isStorable = (id: number): boolean => id <= 2_147_483_647

/** Undefined when there is nobody of that id. */
export const loadPerson = async (query: Transaction['query'], id: number): Promise<StoredPerson | undefined> =>
  isStorable(id) ? (await loadPeople(query, [id]))[0] : undefined
