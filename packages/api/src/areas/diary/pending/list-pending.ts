import type { PendingCounts } from '@veckovis/contracts/diary'
import { grouped } from '@veckovis/domain/lists'
import { daysOfColumns, pendingOf, planOfYear } from '@veckovis/domain/diary'
import type { Transaction } from '../../../db/database'
import { inPieces } from '../../../db/in-pieces'
import type { UnitEffect } from '../diary-context'
import { entriesAtOnce, listEntries } from '../entries/entry-repository'
import { findPeople, isEmployedOn } from '../entries/people'
import type { StoredEntry } from '../entries/stored-entry'

type AskedPending = {
  readonly unitIds: readonly number[]
  readonly today: string
  /** Entries that are counted elsewhere */
  readonly except: readonly number[]
  /** Only what has a date in this ISO year */
  readonly year?: number
}

/** What the entries that wait would bring together, by unit. */
export type FoundPending = PendingCounts & { readonly effects: readonly UnitEffect[] }

const listIds = async (transaction: Transaction, { unitIds, except, year }: AskedPending): Promise<number[]> => {
  const period = year === undefined ? null : planOfYear(year)
  const days = period && daysOfColumns(period, 1, period.columns)
  const { rows } = await transaction.query<{ id: number }>({
    name: 'diary-pending',
    text: `SELECT e.id FROM diary_entry e
           WHERE e.unit_id = ANY ($1::int[]) AND e.status = 'WAITING' AND e.handled_at IS NULL AND e.deleted_at IS NULL
             AND e.id <> ALL ($2::bigint[]) AND e.first_date <= coalesce($4::date, e.first_date)
             AND e.last_date >= coalesce($3::date, e.last_date)
           ORDER BY e.id`,
    values: [unitIds, except, days?.from ?? null, days?.to ?? null],
  })
  return rows.map(({ id }) => id)
}

/** Nobody is away from an employment that has ended: such an entry is not approved. */
const withoutLeavers = async (
  transaction: Transaction,
  unitIds: readonly number[],
  entries: readonly StoredEntry[],
) => {
  const ids = entries.flatMap(({ content }) => (content.category === 'ABSENCE' ? [content.staffId] : []))
  const people = await findPeople(transaction, { unitIds, ids })
  return entries.filter(({ content }) => {
    if (content.category !== 'ABSENCE') return true
    const person = people.get(content.staffId)
    return person !== undefined && isEmployedOn(person, content)
  })
}

/** What waits in the units and could still be approved, added up; nothing is held, and nothing of it says whose it is. */
export const findPending = async (transaction: Transaction, asked: AskedPending): Promise<FoundPending> => {
  const { unitIds, today } = asked
  const ids = await listIds(transaction, asked)
  const entries = await inPieces(ids, entriesAtOnce, piece => listEntries(transaction, piece))
  const approvable = await withoutLeavers(transaction, unitIds, entries)
  const units = [...grouped(approvable, ({ unitId }) => unitId)].map(([unitId, own]) => {
    const contents = own.map(({ content }) => content)
    const { effects, ...counts } = pendingOf(contents, today)
    return { ...counts, effects: effects.map(effect => ({ ...effect, unitId })) }
  })
  const sum = (of: 'counted' | 'lapsed') => units.reduce((total, unit) => total + unit[of], 0)
  return {
    effects: units.flatMap(({ effects }) => effects),
    counted: sum('counted'),
    leftOut: sum('lapsed') + entries.length - approvable.length,
  }
}
