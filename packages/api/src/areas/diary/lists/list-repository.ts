import type { DiarySortField } from '@veckovis/contracts/diary'
import { diaryCategories, type CategorySummary, type DiaryCategory } from '@veckovis/domain/diary'
import type { Transaction } from '../../../db/database'
import { inHundredths } from '../entries/stored-entry'
import { foundBy, type FoundList, type Narrowed } from './found-entries'

/** Fixed words of ours; nothing that a caller sends becomes SQL. */
const sortColumns: Record<Exclude<DiarySortField, 'staff'>, string> = {
  firstDate: 'e.first_date',
  lastDate: 'e.last_date',
  title: 'e.title COLLATE swedish',
  category: 'e.category',
  status: 'e.status',
  hours: 'e.hours',
  difference: 'e.difference',
  createdAt: 'e.created_at',
}

type Way = 'ASC' | 'DESC'

/** Read from its end, the list is in the opposite order, with nothing first in place of last. */
const orderBy =
  (sort: Exclude<DiarySortField, 'staff'>): Part['order'] =>
  (way, fromEnd) => {
    const byDate = `e.first_date ${way}, e.id ${way}`
    if (sort === 'firstDate') return byDate
    // Columns without a null say nothing about nulls: so the index of dates serves both directions.
    const nulls = sort === 'difference' ? ` NULLS ${fromEnd ? 'FIRST' : 'LAST'}` : ''
    return `${sortColumns[sort]} ${way}${nulls}, ${byDate}`
  }

/** Lets the wall compare numbers from the first row on (migration 0014): it is asked for the unit once. */
export const rememberUnit = async (transaction: Transaction, unitId: number): Promise<void> => {
  await transaction.query({ name: 'remember-unit', text: 'SELECT unit_in_remembered_scope($1)', values: [unitId] })
}

type Part = Narrowed & {
  readonly total: number
  readonly before: number
  readonly size: number
  readonly order: (way: Way, fromEnd: boolean) => string
}

/** Ids of so many of what is found, after so many that are left out, read from the nearer end of them. */
export const readPart = async (
  transaction: Transaction,
  found: FoundList,
  { total, before, size, order, ...narrowed }: Part,
): Promise<number[]> => {
  if (size <= 0) return []
  const { from, values } = foundBy(found, narrowed)
  const after = total - before - size
  const fromEnd = after < before
  const isAscending = (found.query.direction === 'ascending') !== fromEnd
  const { rows } = await transaction.query<{ id: number }>(
    `SELECT e.id FROM ${from} ORDER BY ${order(isAscending ? 'ASC' : 'DESC', fromEnd)}
     LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
    [...values, size, Math.min(before, after)],
  )
  const ids = rows.map(({ id }) => id)
  return fromEnd ? ids.toReversed() : ids
}

/** How many entries of a person are found, or of nobody. */
export type PersonCount = { readonly staffId: number | null; readonly count: number }

/** A page of a list that is sorted by a column of its entries. */
export const listPage = (
  transaction: Transaction,
  found: FoundList,
  stretch: Pick<Part, 'total' | 'before' | 'size'> & { readonly sort: Exclude<DiarySortField, 'staff'> },
): Promise<number[]> => readPart(transaction, found, { ...stretch, order: orderBy(stretch.sort) })

type SummaryColumns = PersonCount & {
  readonly category: DiaryCategory
  readonly hours: number
  readonly temporary: number
  readonly difference: number
}

type FoundSummary = {
  readonly summary: CategorySummary[]
  /** Told where the list is by name. */
  readonly counts: readonly PersonCount[]
}

/** Number and sums of all that is found, by category. */
export const summariseFound = async (transaction: Transaction, found: FoundList): Promise<FoundSummary> => {
  const { from, values } = foundBy(found)
  const person = found.query.sort === 'staff' ? 'e.staff_member_id' : 'NULL::int'
  const { rows } = await transaction.query<SummaryColumns>(
    `SELECT e.category, ${person} AS "staffId", count(*)::int AS count, sum(e.hours) AS hours,
       coalesce(sum(e.temporary_hours), 0) AS temporary, coalesce(sum(e.difference), 0) AS difference
     FROM ${from} GROUP BY 1, 2`,
    [...values],
  )
  const summary = diaryCategories.map(category => {
    const own = rows.filter(row => row.category === category)
    const sumOf = (pick: (row: SummaryColumns) => number) => own.reduce((sum, row) => sum + pick(row), 0)
    return {
      category,
      count: sumOf(({ count }) => count),
      hours: sumOf(({ hours }) => inHundredths(hours)),
      temporaryHours: sumOf(({ temporary }) => inHundredths(temporary)),
      difference: sumOf(({ difference }) => inHundredths(difference)),
    }
  })
  return { summary, counts: rows }
}
