import type { Transaction } from '../../../db/database'
import { createValues, holdsEveryWord, listSql, wayOf, wordsOf, type Values } from '../../../db/lists/list-sql'
import { aliases } from '../records/place-fields'
import { heldUsers, latestYear, type PlaceList } from './place-list'

/** What the queries of the contract have in common; the others are filters, by their names. */
export type PlaceQuery = {
  readonly search: string
  readonly sort: string
  readonly direction: 'ascending' | 'descending'
  readonly page: number
  readonly pageSize: number
  readonly active?: 'all' | 'active' | 'inactive'
}

/** A moment's value of a filter as the column has it; undefined for one that nobody has set. */
const filterValue = (name: string, value: unknown): unknown => {
  if (name !== 'active') return value
  return value === 'all' ? undefined : value === 'active'
}

const typeOf = (value: unknown) =>
  typeof value === 'number' ? 'bigint' : typeof value === 'boolean' ? 'boolean' : 'text'

/** Only what is asked for: the plan of a list without filters is that of the list. */
const conditionOf = (list: PlaceList, query: PlaceQuery, { add }: Values): string => {
  const words = wordsOf(query.search)
  const parts = words.length === 0 ? [] : [holdsEveryWord(list.searched, add(words, 'text[]'))]
  for (const [name, column] of Object.entries(list.filters)) {
    const value = filterValue(name, (query as Readonly<Record<string, unknown>>)[name])
    if (value !== undefined) parts.push(`${column} = ${add(value, typeOf(value))}`)
  }
  return ['true', ...parts].join(' AND ')
}

/** The latest year with a forecast of the units below each place. */
const latestOf = (list: PlaceList, condition: string) => `
  below AS (SELECT * FROM (${list.unitsBelow}) AS lying WHERE ${condition}),
  latest AS (SELECT below.place_id, max(found.year) AS year
    FROM latest_forecasts(ARRAY(SELECT unit_id FROM below)) AS found JOIN below ON below.unit_id = found.unit_id
    GROUP BY below.place_id)`

const orderOf = (list: PlaceList, { sort, direction }: PlaceQuery): string => {
  const column = list.sorts[sort]
  if (column === undefined) throw new Error(`Nothing says how ${list.kind} is sorted by ${sort}`)
  const names = [list.sorts['name'], list.sorts['department'], list.sorts['municipality'], `${aliases[list.kind]}.id`]
  const then = names.filter(name => name !== undefined && name !== column).join(', ')
  return `${column} ${wayOf(direction)} NULLS LAST, ${then}`
}

/** How many people hold a role on each place or below. */
const heldOf = (list: PlaceList, condition: string) => `
  held AS (SELECT place_id, count(DISTINCT user_id)::int AS users FROM (${list.holders}) AS role
    WHERE ${condition} GROUP BY place_id)`

/** What a page is sorted by, where that is worked out for all places at once. */
const workedOut: Readonly<Record<string, { readonly name: string; readonly sql: (list: PlaceList) => string }>> = {
  [latestYear]: { name: 'latest', sql: list => latestOf(list, 'true') },
  [heldUsers]: { name: 'held', sql: list => heldOf(list, 'place_id IS NOT NULL') },
}

const rowsSql = (list: PlaceList) => {
  const counts = Object.entries(list.counts).map(([name, sql]) => `${sql} AS "${name}"`)
  const ofPage = 'place_id = ANY ($1::int[])'
  return `WITH page AS (SELECT * FROM unnest($1::int[]) WITH ORDINALITY AS chosen (id, place)),
    ${latestOf(list, ofPage)}, ${heldOf(list, ofPage)}
    SELECT ${[list.columns, ...counts].join(', ')}, ${heldUsers} AS users, ${latestYear} AS "latestForecastYear"
    FROM ${list.from} JOIN page ON page.id = ${aliases[list.kind]}.id
    LEFT JOIN latest ON latest.place_id = ${aliases[list.kind]}.id LEFT JOIN held ON held.place_id = ${aliases[list.kind]}.id
    ORDER BY page.place`
}

/** One page of a kind of place and the number of all that the search and the filters leave. */
export const listPlaces = async (
  transaction: Transaction,
  list: PlaceList,
  query: PlaceQuery,
): Promise<{ items: object[]; total: number }> => {
  const values = createValues()
  const where = `WHERE ${conditionOf(list, query, values)}`
  const by = workedOut[list.sorts[query.sort] ?? '']
  const { ids, total } = await listSql(
    transaction,
    {
      id: `${aliases[list.kind]}.id`,
      found: `FROM ${list.from} ${where}`,
      order: orderOf(list, query),
      page: query,
      ...(by && {
        before: `WITH ${by.sql(list)}`,
        sorted: `FROM ${list.from} LEFT JOIN ${by.name} ON ${by.name}.place_id = ${aliases[list.kind]}.id ${where}`,
      }),
    },
    values,
  )
  const { rows } = await transaction.query<object>({ name: `list-${list.kind}`, text: rowsSql(list), values: [ids] })
  return { items: rows, total }
}
