import type { TreeCounty, UnitAnswer } from '@veckovis/contracts/organisation'
import type { CurrentUser } from '@veckovis/contracts/session'
import { eq } from 'drizzle-orm'
import type { Database, Reading, Transaction } from '../../db/database'
import { department, municipality, unit } from '../../db/schema/places'
import { roleItemsSql } from '../../http/admission/actor'

type UserRow = Pick<
  CurrentUser,
  | 'id'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'jobTitleId'
  | 'roles'
  | 'defaultUnitId'
  | 'lastUnitId'
  | 'ownRights'
>

const userSql = `SELECT a.id, a.email, a.first_name AS "firstName", a.last_name AS "lastName", a.phone,
    a.job_title_id AS "jobTitleId", a.default_unit_id AS "defaultUnitId", a.last_unit_id AS "lastUnitId",
    ${roleItemsSql} AS roles,
    (SELECT json_agg(own_right ORDER BY own_right) FROM user_own_right WHERE user_id = a.id) AS "ownRights"
  FROM app_user a WHERE a.id = $1`

export const findUser = async ({ query }: Reading, userId: number): Promise<UserRow | undefined> => {
  type Row = Omit<UserRow, 'ownRights'> & { readonly ownRights: string[] | null }
  const { rows } = await query<Row>({ name: 'current-user', text: userSql, values: [userId] })
  const [row] = rows
  if (row === undefined) return undefined
  const { ownRights, ...user } = row
  return ownRights === null ? user : { ...user, ownRights }
}

// Active places that hold at least one active unit in reach; $2 is true for a super admin.
const treeSql = `WITH reach AS (
    SELECT u.id, u.name, d.id AS department_id, d.name AS department, m.id AS municipality_id, m.name AS municipality,
      m.logo_filename, c.id AS county_id, c.name AS county
    FROM unit u JOIN department d ON d.id = u.department_id AND d.active
    JOIN municipality m ON m.id = d.municipality_id JOIN county c ON c.id = m.county_id
    WHERE u.active AND ($2 OR EXISTS (SELECT FROM user_role r WHERE r.user_id = $1
      AND (num_nonnulls(r.county_id, r.municipality_id, r.department_id, r.unit_id) = 0
        OR r.unit_id = u.id OR r.department_id = d.id OR r.municipality_id = m.id OR r.county_id = c.id)))
  ), departments AS (
    SELECT county_id, county, municipality_id, municipality, logo_filename, department,
      json_build_object('id', department_id, 'name', department,
        'units', json_agg(json_build_object('id', id, 'name', name) ORDER BY name)) AS item
    FROM reach GROUP BY county_id, county, municipality_id, municipality, logo_filename, department_id, department
  ), municipalities AS (
    SELECT county_id, county, municipality, json_build_object('id', municipality_id, 'name', municipality,
        'logoFilename', logo_filename, 'departments', json_agg(item ORDER BY department)) AS item
    FROM departments GROUP BY county_id, county, municipality_id, municipality, logo_filename
  )
  SELECT json_build_object('id', county_id, 'name', county, 'municipalities', json_agg(item ORDER BY municipality)) AS county
  FROM municipalities GROUP BY county_id, county ORDER BY municipalities.county`

/** County, municipality, department, unit, in Swedish order: only what the person may reach. */
export const listTree = async (
  read: Transaction['query'],
  userId: number,
  isSuperAdmin: boolean,
): Promise<TreeCounty[]> => {
  const { rows } = await read<{ county: TreeCounty }>({
    name: 'tree',
    text: treeSql,
    values: [userId, isSuperAdmin],
  })
  return rows.map(row => row.county)
}

// Every county and municipality, whether anything stands below them or not; of departments and units the active ones.
const wholeTreeSql = `WITH units AS (
    SELECT department_id, json_agg(json_build_object('id', id, 'name', name) ORDER BY name) AS items
    FROM unit WHERE active GROUP BY department_id
  ), departments AS (
    SELECT d.municipality_id, json_agg(json_build_object('id', d.id, 'name', d.name,
        'units', coalesce(u.items, '[]')) ORDER BY d.name) AS items
    FROM department d LEFT JOIN units u ON u.department_id = d.id WHERE d.active GROUP BY d.municipality_id
  ), municipalities AS (
    SELECT m.county_id, json_agg(json_build_object('id', m.id, 'name', m.name, 'logoFilename', m.logo_filename,
        'departments', coalesce(d.items, '[]')) ORDER BY m.name) AS items
    FROM municipality m LEFT JOIN departments d ON d.municipality_id = m.id GROUP BY m.county_id
  )
  SELECT json_build_object('id', c.id, 'name', c.name, 'municipalities', coalesce(m.items, '[]')) AS county
  FROM county c LEFT JOIN municipalities m ON m.county_id = c.id ORDER BY c.name`

/** The whole country's tree, in Swedish order. */
export const listWholeTree = async (read: Transaction['query']): Promise<TreeCounty[]> => {
  const { rows } = await read<{ county: TreeCounty }>({ name: 'whole-tree', text: wholeTreeSql })
  return rows.map(row => row.county)
}

export const findUnit = async (
  { tables }: Pick<Database, 'tables'>,
  unitId: number,
): Promise<UnitAnswer | undefined> => {
  const found = await tables
    .select({
      id: unit.id,
      name: unit.name,
      department: department.name,
      municipality: { name: municipality.name, logo: municipality.logoFilename },
    })
    .from(unit)
    .innerJoin(department, eq(department.id, unit.departmentId))
    .innerJoin(municipality, eq(municipality.id, department.municipalityId))
    .where(eq(unit.id, unitId))
  return found[0]
}

/** The person begins there at the next sign-in, on any machine, as long as they reach it. */
export const keepLastUnit = async (
  { asSystem }: Pick<Database, 'asSystem'>,
  { userId, unitId }: { readonly userId: number; readonly unitId: number },
): Promise<void> => {
  await asSystem(({ query }) =>
    query('UPDATE app_user SET last_unit_id = $2 WHERE id = $1 AND last_unit_id IS DISTINCT FROM $2', [userId, unitId]),
  )
}
