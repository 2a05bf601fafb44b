import type { ClientList, ClientRow, ClientsQuery, ClientSortField } from '@veckovis/contracts/analytics'
import { jobTitleIds, permissionIds } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { analyticsLicence } from '../analytics-access'
import { heldPlacesSql, onNoPlace } from '../people/coverage-sql'
import { isActiveSql } from '../people/people-sql'
import { createValues } from '../../../db/lists/list-sql'
import { storedId } from '../stored-id'

export type ClientsCall = { readonly query: Omit<ClientsQuery, 'page' | 'pageSize'>; readonly now: Date }

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** Whether the municipality holds a licence now: one of a module, or any. */
const holdsSql = (municipality: string, at: string, key?: string) => `EXISTS (SELECT FROM licence l
  WHERE l.municipality_id = ${municipality} AND l.valid_from <= ${at} AND (l.valid_to IS NULL OR l.valid_to > ${at})
  ${key === undefined ? '' : `AND l.licence_key = '${key}'`})`

/** Of the installation and not of a client: they would make every client as large as they are many. */
const superAdminsSql = `SELECT id FROM app_user WHERE job_title_id = ${jobTitleIds.superAdmin}
  UNION SELECT user_id FROM user_role WHERE permission_id = ${permissionIds.superAdmin}`

/**
 * Municipalities that hold a licence of any module now. A client's people hold a role on it, above it or below it; each of
 * them once, and super admins not at all.
 */
const clientsSql = ({ query, now }: ClientsCall) => {
  const { values, add } = createValues()
  const at = add(now, 'timestamptz')
  const conditions = [
    holdsSql('m.id', at),
    ...(query.countyId === undefined ? [] : [`m.county_id = ${add(storedId(query.countyId), 'int')}`]),
    ...(query.municipalityId === undefined ? [] : [`m.id = ${add(storedId(query.municipalityId), 'int')}`]),
  ]
  const text = `WITH chosen AS MATERIALIZED (SELECT m.id, m.name, m.county_id FROM municipality m
      WHERE ${conditions.join(' AND ')}),
    held AS MATERIALIZED (${heldPlacesSql} WHERE user_id NOT IN (${superAdminsSql})),
    people AS MATERIALIZED (
      SELECT h.user_id, h.municipality_id AS id FROM held h WHERE h.municipality_id IS NOT NULL
      UNION SELECT h.user_id, u.municipality_id FROM held h JOIN unit u ON u.id = h.unit_id
      UNION SELECT h.user_id, d.municipality_id FROM held h JOIN department d ON d.id = h.department_id
      UNION SELECT h.user_id, c.id FROM held h JOIN chosen c ON c.county_id = h.county_id
      UNION SELECT h.user_id, c.id FROM held h CROSS JOIN chosen c WHERE h.user_id IN (
        SELECT user_id FROM held WHERE ${onNoPlace})),
    person AS MATERIALIZED (SELECT a.id, a.login_count AS logins, ${isActiveSql(now, { add })} AS is_active FROM app_user a),
    counted AS (SELECT p.id, count(*)::int AS users, count(*) FILTER (WHERE a.is_active)::int AS active,
        sum(a.logins)::int AS logins
      FROM people p JOIN person a ON a.id = p.user_id GROUP BY p.id),
    saved AS (SELECT municipality_id, max(saved_at) AS at FROM unit_year GROUP BY municipality_id),
    units AS (SELECT municipality_id, count(*)::int AS units FROM unit GROUP BY municipality_id)
    SELECT json_build_object('id', c.id, 'name', c.name) AS client, coalesce(n.active, 0) AS "activeUsers",
      coalesce(n.users, 0) AS "totalUsers", coalesce(n.logins, 0) AS logins, coalesce(u.units, 0) AS units,
      s.at AS "lastSavedForecast", ${holdsSql('c.id', at, analyticsLicence)} AS licensed,
      (SELECT json_build_array(count(*), count(*) FILTER (WHERE a.is_active), coalesce(sum(a.logins), 0)) FROM person a
        WHERE a.id IN (SELECT p.user_id FROM people p JOIN chosen c ON c.id = p.id)) AS together
    FROM chosen c LEFT JOIN counted n ON n.id = c.id LEFT JOIN saved s ON s.municipality_id = c.id
    LEFT JOIN units u ON u.municipality_id = c.id ORDER BY c.name, c.id`
  return { text, values }
}

type Columns = Omit<ClientRow, 'activeShare' | 'loginsPerUser' | 'lastSavedForecast'> & {
  readonly lastSavedForecast: Date | null
  /** Of the people of all clients: how many, active, and their logins */
  readonly together: readonly [number, number, number]
}

const rowOf = ({
  client,
  activeUsers,
  totalUsers,
  logins,
  units,
  licensed,
  lastSavedForecast,
}: Columns): ClientRow => ({
  client,
  activeUsers,
  totalUsers,
  logins,
  units,
  licensed,
  activeShare: share(activeUsers, totalUsers),
  lastSavedForecast: lastSavedForecast?.toISOString() ?? null,
  loginsPerUser: share(logins, totalUsers),
})

type Value = string | number | null

/** What a row is sorted by. Rows come in Swedish order of their names, which stays among equals. */
const sortValue = (row: ClientRow, place: number, sort: ClientSortField): Value => {
  if (sort === 'client') return place
  const value = row[sort]
  return typeof value === 'boolean' ? Number(value) : value
}

const compare = (one: Value, other: Value, sign: number): number => {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? 1 : -1
  return one < other ? -sign : sign
}

const sorted = (rows: readonly ClientRow[], { sort, direction }: ClientsCall['query']): ClientRow[] => {
  const sign = direction === 'descending' ? -1 : 1
  return rows
    .map((row, place) => ({ row, value: sortValue(row, place, sort), place }))
    .sort((one, other) => compare(one.value, other.value, sign) || one.place - other.place)
    .map(({ row }) => row)
}

const mean = (values: readonly (number | null)[]): number | null => {
  const present = values.filter(value => value !== null)
  return present.length === 0 ? null : present.reduce((sum, value) => sum + value, 0) / present.length
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export type Clients = Omit<ClientList, 'asOf'>

/** All clients that the filters leave, in the asked order, with both total rows; there are 290 of them at most. */
export const readClients = async ({ query }: Transaction, call: ClientsCall): Promise<Clients> => {
  const found = await query<Columns>(clientsSql(call))
  const rows = sorted(found.rows.map(rowOf), call.query)
  const [totalUsers, activeUsers, logins] = found.rows[0]?.together ?? [0, 0, 0]
  return {
    rows,
    total: rows.length,
    totals: {
      activeUsers,
      activeShare: mean(rows.map(({ activeShare }) => activeShare)),
      logins,
      totalUsers,
      units: sum(rows.map(({ units }) => units)),
      loginsPerUser: mean(rows.map(({ loginsPerUser }) => loginsPerUser)),
      licensed: rows.filter(({ licensed }) => licensed).length,
    },
    weighted: { activeShare: share(activeUsers, totalUsers), loginsPerUser: share(logins, totalUsers) },
  }
}
