import type { UsersQuery } from '@veckovis/contracts/analytics'
import { jobTitleIds, permissionIds, placeKinds } from '@veckovis/domain/access'
import { heldPlacesSql, onNoPlace } from '../people/coverage-sql'
import { isActiveSql } from '../people/people-sql'
import type { Values } from '../../../db/lists/list-sql'
import { storedId } from '../stored-id'

export type UsersCall = { readonly query: Omit<UsersQuery, 'page' | 'pageSize'>; readonly now: Date }

const openUnits = 'unit u JOIN department d ON d.id = u.department_id JOIN municipality m ON m.id = u.municipality_id'
const unitsBy = (column: string) =>
  `(SELECT ${column} AS id, count(*) AS units FROM ${openUnits} WHERE u.active AND d.active GROUP BY 1) AS n`

/** How many open units somebody's roles cover, each place counted but those within another one of theirs. */
const coveredSql = `SELECT user_id, sum(units)::int AS units FROM (
    SELECT h.user_id, n.units FROM widest h JOIN ${unitsBy('m.county_id')} ON n.id = h.county_id
    UNION ALL SELECT h.user_id, n.units FROM widest h JOIN ${unitsBy('u.municipality_id')} ON n.id = h.municipality_id
    UNION ALL SELECT h.user_id, n.units FROM widest h JOIN ${unitsBy('u.department_id')} ON n.id = h.department_id
    UNION ALL SELECT h.user_id, 1 FROM widest h JOIN ${openUnits} ON u.id = h.unit_id WHERE u.active AND d.active
  ) AS each GROUP BY user_id`

const filterColumns = { county: 'm.county_id', municipality: 'm.id', department: 'd.id', unit: 'u.id' }

/** Who holds a role that covers the asked place, lies in it or is it; undefined when none is asked for. */
const withinSql = ({ query }: UsersCall, { add }: Values): string | undefined => {
  const asked = placeKinds.flatMap(kind => {
    const id = query[`${kind}Id`]
    return id === undefined ? [] : [`${filterColumns[kind]} = ${add(storedId(id), 'int')}`]
  })
  if (asked.length === 0) return undefined
  return `(WITH place AS MATERIALIZED (SELECT m.county_id, m.id AS municipality_id, d.id AS department_id, u.id AS unit_id
      FROM municipality m LEFT JOIN department d ON d.municipality_id = m.id LEFT JOIN unit u ON u.department_id = d.id
      WHERE ${asked.join(' AND ')})
    SELECT h.user_id FROM held h WHERE EXISTS (SELECT FROM place) AND (${onNoPlace}
      ${placeKinds.map(kind => `OR h.${kind}_id IN (SELECT ${kind}_id FROM place)`).join(' ')}))`
}

const conditionsOf = (call: UsersCall, values: Values): string[] => {
  const { role, status } = call.query
  const within = withinSql(call, values)
  return [
    // A sign-up is nobody's before an administrator takes it up.
    'NOT a.asked_for',
    ...(role === undefined ? [] : [`a.job_title_id = ${values.add(role, 'int')}`]),
    ...(status === undefined ? [] : [`${statusSql(call, values)} = ${values.add(status, 'text')}`]),
    ...(within === undefined ? [] : [`a.id IN ${within}`]),
  ]
}

const statusSql = ({ now }: UsersCall, values: Values) =>
  `CASE WHEN a.last_login_at IS NULL THEN 'never' WHEN ${isActiveSql(now, values)} THEN 'active' ELSE 'inactive' END`

/**
 * Common expressions of a statement, `person` the last of them: everybody whom the filters leave, with the unit that
 * they chose, or else the first that their roles name, and the municipality of that or of their other roles.
 */
export const personsSql = (call: UsersCall, values: Values): string => `
  held AS MATERIALIZED (${heldPlacesSql}),
  widest AS (SELECT * FROM held WHERE NOT lies_within),
  covered AS (${coveredSql}),
  whole AS (SELECT user_id AS id FROM user_role WHERE permission_id = ${permissionIds.superAdmin} OR ${onNoPlace}
    UNION SELECT id FROM app_user WHERE job_title_id = ${jobTitleIds.superAdmin}),
  named AS (SELECT user_id, min(unit_id) AS unit_id, min(department_id) AS department_id,
    min(municipality_id) AS municipality_id FROM held GROUP BY user_id),
  person AS MATERIALIZED (
    SELECT a.id, a.first_name, a.last_name, a.job_title_id AS role, a.last_login_at, ${statusSql(call, values)} AS status,
      CASE WHEN a.id IN (SELECT id FROM whole) THEN (SELECT count(*)::int FROM ${openUnits} WHERE u.active AND d.active)
        ELSE coalesce(k.units, 0) END AS units,
      u.id AS unit_id, u.name AS unit, m.id AS client_id, m.name AS client
    FROM app_user a LEFT JOIN covered k ON k.user_id = a.id LEFT JOIN named n ON n.user_id = a.id
    LEFT JOIN unit u ON u.id = coalesce(a.default_unit_id, n.unit_id) LEFT JOIN department d ON d.id = n.department_id
    LEFT JOIN municipality m
      ON m.id = coalesce(u.municipality_id, n.municipality_id, d.municipality_id, a.home_municipality_id)
    WHERE ${conditionsOf(call, values).join(' AND ')})`
