import type { UserList, UserRow, UserSortField } from '@veckovis/contracts/analytics'
import type { Transaction } from '../../../db/database'
import { createValues, limitTo, wayOf, type PageAsked } from '../../../db/lists/list-sql'
import { personsSql, type UsersCall } from './persons-sql'

const byName = ['p.last_name COLLATE swedish', 'p.first_name COLLATE swedish', 'p.id']

const columns: Readonly<Record<UserSortField, readonly string[]>> = {
  client: ['p.client'],
  unit: ['p.unit'],
  units: ['p.units'],
  user: byName,
  role: ['p.role'],
  lastLogin: ['p.last_login_at'],
  status: ['p.status'],
}

const orderOf = ({ sort, direction }: UsersCall['query']): string => {
  const asked = columns[sort].map(column => `${column} ${wayOf(direction)} NULLS LAST`)
  return [...asked, ...(sort === 'user' ? [] : byName)].join(', ')
}

const named = (id: string, name: string) =>
  `CASE WHEN ${id} IS NOT NULL THEN json_build_object('id', ${id}, 'name', ${name}) END`

type Totals = UserList['totals'] & { readonly total: number }
type Row = Omit<UserRow, 'lastLogin'> & { readonly lastLogin: Date | null }

const usersSql = (call: UsersCall, page: PageAsked | undefined) => {
  const values = createValues()
  const people = personsSql(call, values)
  const text = `WITH ${people}, totals AS MATERIALIZED (
      SELECT count(*)::int AS total, count(*) FILTER (WHERE status = 'active')::int AS active,
        count(*) FILTER (WHERE status = 'inactive')::int AS inactive, count(*) FILTER (WHERE status = 'never')::int AS never,
        coalesce(sum(units), 0)::int AS units FROM person),
    page AS (SELECT p.*, row_number() OVER () AS place FROM (SELECT * FROM person p ORDER BY ${orderOf(call.query)} ${limitTo(page, values)}) AS p)
    SELECT to_json(t) AS totals, CASE WHEN p.id IS NOT NULL THEN json_build_object('client', ${named('p.client_id', 'p.client')},
      'unit', ${named('p.unit_id', 'p.unit')}, 'units', p.units,
      'user', json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name), 'role', p.role,
      'status', p.status) END AS row, p.last_login_at AS "lastLogin"
    FROM totals t LEFT JOIN page p ON true ORDER BY p.place`
  return { text, values: values.values }
}

export type Users = Omit<UserList, 'asOf'>

/** People whom the filters leave, all or a page of them, in the asked order, with the total row over all. */
export const readUsers = async ({ query }: Transaction, call: UsersCall, page?: PageAsked): Promise<Users> => {
  type Columns = {
    readonly totals: Totals
    readonly row: Omit<Row, 'lastLogin'> | null
    readonly lastLogin: Date | null
  }
  const { rows } = await query<Columns>(usersSql(call, page))
  const [first] = rows
  if (first === undefined) throw new Error('Totals without a row')
  const { total, ...totals } = first.totals
  return {
    rows: rows.flatMap(({ row, lastLogin }) =>
      row === null ? [] : [{ ...row, lastLogin: lastLogin?.toISOString() ?? null }],
    ),
    total,
    totals,
  }
}
