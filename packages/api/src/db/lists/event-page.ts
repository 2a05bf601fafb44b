import type { HistoryActors } from '@veckovis/contracts/wire'
import type { Reading } from '../database'
import { countedPage, createValues, type PageAsked } from './list-sql'

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
  readonly id: string
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
  reading: Reading,
  { values, columns, ...asked }: EventsAsked,
  own: (row: Row) => Own,
): Promise<{ events: (Own & Told)[]; total: number }> => {
  const event = `e.id, e.at, ${columns}, e.user_id AS "userId", name_of_person(e.user_id) AS name`
  const { rows, totals } = await countedPage<Row & Stored>(
    reading,
    { ...asked, columns: event, order: 'at DESC, id DESC' },
    createValues(...values),
  )
  const tell = (row: Row & Stored) => ({
    ...own(row),
    id: Number(row.id),
    at: row.at.toISOString(),
    by: row.userId === null ? null : { id: row.userId, name: row.name },
  })
  return { events: rows.map(tell), total: totals.total }
}

/** Who did what was found, each once, by name in Swedish order; `found` as for the page of events. */
export const readActors = async (
  reading: Reading,
  { found, values }: Pick<EventsAsked, 'found' | 'values'>,
): Promise<HistoryActors> => {
  const { rows } = await reading.query<HistoryActors['people'][number]>({
    text: `SELECT id, name FROM (
       SELECT DISTINCT found.user_id AS id, name_of_person(found.user_id) AS name FROM (SELECT * FROM ${found}) AS found
       WHERE found.user_id IS NOT NULL) AS actor
     ORDER BY name COLLATE swedish, id`,
    values: [...values],
  })
  return { people: rows }
}
