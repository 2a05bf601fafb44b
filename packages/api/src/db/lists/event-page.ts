import type { Reading } from '../database'
import { createValues, limitTo, type PageAsked } from './list-sql'

type EventsAsked = {
  /** What follows FROM, with its condition: events with `id`, `at` and `user_id`. */
  readonly found: string
  readonly values: readonly unknown[]
  /** Of an event `e`, beside when and by whom. */
  readonly columns: string
  readonly joins?: string
  readonly page: PageAsked
}

type Stored = {
  readonly total: number
  readonly id: string | null
  readonly at: Date
  readonly userId: number | null
  readonly name: string | null
}

/** When, and who did it: nobody for the program itself, no name of somebody who is gone. */
type Told = {
  readonly id: number
  readonly at: string
  readonly by: { id: number; name: string | null } | null
}

/** One page of what happened, newest first, and how much that is, in one statement; `own` is what an event tells beside. */
export const readEvents = async <Row extends object, Own extends object>(
  { query }: Reading,
  { found, values: given, columns, joins = '', page }: EventsAsked,
  own: (row: Row) => Own,
): Promise<{ events: (Own & Told)[]; total: number }> => {
  const values = createValues(...given)
  const { rows } = await query<Row & Stored>({
    text: `SELECT counted.total, e.id, e.at, ${columns}, e.user_id AS "userId",
       name_of_person(e.user_id) AS name
     FROM (SELECT count(*)::int AS total FROM ${found}) AS counted
     LEFT JOIN (SELECT * FROM ${found} ORDER BY at DESC, id DESC ${limitTo(page, values)}) AS e ON true
     ${joins}
     ORDER BY e.at DESC, e.id DESC`,
    values: values.values,
  })
  const [first] = rows
  if (first === undefined) throw new Error('A count without a row')
  const tell = (row: Row & Stored) => ({
    ...own(row),
    id: Number(row.id),
    at: row.at.toISOString(),
    by: row.userId === null ? null : { id: row.userId, name: row.name },
  })
  // A page behind the last one has the count alone.
  return { events: first.id === null ? [] : rows.map(tell), total: first.total }
}
