import type { AbsenceQuery, UnitList, UnitsQuery } from '@veckovis/contracts/analytics'
import { isPastPeriod, periodOfDays, periodOfYear, yearBefore, type AnalyticsPeriod } from '@veckovis/domain/analytics'
import { isoWeekInStockholm, parseIsoDate } from '@veckovis/domain/calendar'
import type { RoleHolder, Scope } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { mayReadOf } from './may-read'
import { readFigures, readUnits } from './unit-rows'
import type { AskedUnits } from './unit-sources'
import { orderWithTotals, totalMeasures, totalPeople, totalUnits } from './unit-totals'

type Filters = AbsenceQuery

export type UnitsCall = {
  readonly actor: RoleHolder
  readonly query: Filters
  readonly own?: readonly Scope[] | null
  readonly now: Date
}

/** The schema of the query lets only days through that make a period; without any it is this ISO year. */
const periodOf = ({ from, to }: Filters, now: Date): AnalyticsPeriod => {
  if (from === undefined || to === undefined) return periodOfYear(isoWeekInStockholm(now).year)
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)]
  const period = first.ok && last.ok ? periodOfDays(first.value, last.value) : undefined
  if (period?.ok !== true) throw new Error(`${from} to ${to} is no period`)
  return period.value
}

/** What a call asks for: which units, in which weeks, and whose people the caller may read. */
export const askedUnits = ({ actor, query, own, now }: UnitsCall): AskedUnits => {
  const period = periodOf(query, now)
  const withClosed = isPastPeriod(period, isoWeekInStockholm(now))
  return { period, mayRead: mayReadOf(actor), units: { filters: query, own, now, withClosed } }
}

const compared = async (
  transaction: Transaction,
  { period, ...units }: AskedUnits,
  ids: readonly number[],
): Promise<UnitList['before']> => {
  const asked = { ...units, period: yearBefore(period) }
  const { totals, weighted } = await totalMeasures(transaction, asked)
  return { period: asked.period, totals, weighted, byId: await readFigures(transaction, asked, ids) }
}

/**
 * A page of the units with both total rows over all that the filters leave. Their people are counted beside the rest, in
 * a transaction of its own: that takes as long as all their figures.
 */
export const listUnits = async (
  read: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>,
  call: UnitsCall & { readonly query: UnitsQuery },
): Promise<Omit<UnitList, 'asOf'>> => {
  const { query } = call
  const asked = askedUnits(call)
  const figures = async (transaction: Transaction) => {
    const { ids, measured } = await orderWithTotals(transaction, asked, query, query)
    const rows = await readUnits(transaction, asked, ids)
    const before = query.compare === undefined ? undefined : await compared(transaction, asked, ids)
    return { rows, measured, before }
  }
  const [{ rows, measured, before }, people] = await Promise.all([read(figures), read(t => totalPeople(t, asked))])
  return { period: asked.period, rows, ...totalUnits(measured, people), ...(before && { before }) }
}
