import { foldedName } from '@veckovis/domain/text'
import type { Reading } from '../database'

/** Which page of a list is asked for, from 1, and how many rows a page has. */
export type PageAsked = { readonly page: number; readonly pageSize: number }

/** The words of what was typed, as names are searched; more than ten find nothing else. */
export const wordsOf = (typed: string): string[] =>
  typed
    .split(/\s+/)
    .filter(word => word !== '')
    .slice(0, 10)
    .map(foldedName)

/** Every one of the words stands in the folded text of the column; where there are none, no text is looked at. */
export const holdsEveryWord = (column: string, words: string): string =>
  `(cardinality(${words}) = 0 OR NOT EXISTS (
    SELECT FROM unnest(${words}) AS word WHERE strpos(${column}, word COLLATE "C") = 0))`

/** The values of one statement; each is named by its place and type where it is used. */
export const createValues = (...values: unknown[]) => ({
  values,
  add: (value: unknown, type: string): string => `$${values.push(value)}::${type}`,
})
export type Values = ReturnType<typeof createValues>

export const wayOf = (direction: 'ascending' | 'descending'): 'ASC' | 'DESC' =>
  direction === 'descending' ? 'DESC' : 'ASC'

/** Without a page: all rows. */
export const limitTo = (page: PageAsked | undefined, { add }: Values): string =>
  page === undefined ? '' : `LIMIT ${add(page.pageSize, 'int')} OFFSET ${add((page.page - 1) * page.pageSize, 'int')}`

type ListAsked = {
  /** What `found` and `sorted` stand on. */
  readonly before?: string
  readonly id: string
  /** FROM and WHERE of all that is counted. */
  readonly found: string
  /** The same with what it is sorted by, where that is more. */
  readonly sorted?: string
  readonly order: string
  readonly page: PageAsked
}

export type FoundPage = { readonly ids: readonly number[]; readonly total: number }

/**
 * The ids of one page in its order, and the number of all that is found, in one statement: what stands in a row is read
 * for the rows of the page alone. What a caller sends is among the values; the rest are fixed words of ours.
 */
export const listSql = async (
  { query }: Reading,
  { before = '', id, found, sorted = found, order, page }: ListAsked,
  values: Values,
): Promise<FoundPage> => {
  const limit = limitTo(page, values)
  const { rows } = await query<FoundPage>({
    text: `${before} SELECT (SELECT count(*) ${found})::int AS total,
      ARRAY(SELECT ${id}::int ${sorted} ORDER BY ${order} ${limit}) AS ids`,
    values: values.values,
  })
  const [answer] = rows
  if (answer === undefined) throw new Error('A count without a row')
  return answer
}

type CountedPageAsked = {
  /** What follows FROM, with its condition. */
  readonly found: string
  /** Aggregates over all that is found, beside its number. */
  readonly totals?: string
  /** Of a row of the page, which stands as `e`: its `id`, and what it is sorted by under the name that it has in the table. */
  readonly columns: string
  readonly joins?: string
  readonly order: string
  readonly page: PageAsked
}

type Counted = { readonly total: number }

/** The rows of one page and totals of all that is found, in one statement. A page behind the last one has the totals alone. */
export const countedPage = async <Row extends object, Totals extends object = object>(
  { query }: Reading,
  { found, totals = '', columns, joins = '', order, page }: CountedPageAsked,
  values: Values,
): Promise<{ readonly rows: readonly Row[]; readonly totals: Totals & Counted }> => {
  const { rows } = await query<Row & Totals & Counted & { readonly id: unknown }>({
    text: `SELECT counted.*, ${columns}
     FROM (SELECT count(*)::int AS total ${totals} FROM ${found}) AS counted
     LEFT JOIN (SELECT * FROM ${found} ORDER BY ${order} ${limitTo(page, values)}) AS e ON true
     ${joins}
     ORDER BY ${order}`,
    values: values.values,
  })
  const [first] = rows
  if (first === undefined) throw new Error('A count without a row')
  return { rows: first.id === null ? [] : rows, totals: first }
}
