import type { PendingCounts } from '@veckovis/contracts/diary'
import { grouped } from '@veckovis/domain/lists'
import {
  daysOfColumns,
  pendingOf,
  planOfYear,
  type EntryContent,
  type ProposedDifference,
} from '@veckovis/domain/diary'
import type { Transaction } from '../../../db/database'
import { inPieces } from '../../../db/in-pieces'
import type { UnitEffect } from '../diary-context'
import { entriesAtOnce, listEntries } from '../entries/entry-repository'
import { findPeople, isEmployedOn } from '../entries/people'
import { differenceProposed, listWaitingProposals } from '../proposing/proposal-repository'

type AskedPending = {
  readonly unitIds: readonly number[]
  readonly today: string
  /** Entries that are counted elsewhere, with what is proposed for them */
  readonly except: readonly number[]
  /** Only what has a date in this ISO year */
  readonly year?: number
}

/** What the entries that wait would bring together, by unit. */
export type FoundPending = PendingCounts & { readonly effects: readonly UnitEffect[] }

const daysOf = (year: number | undefined) => {
  const period = year === undefined ? null : planOfYear(year)
  return period && daysOfColumns(period, 1, period.columns)
}

const listIds = async (transaction: Transaction, { unitIds, except, year }: AskedPending): Promise<number[]> => {
  const days = daysOf(year)
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

/** An entry, or a change that is proposed for one. */
type Waiting = {
  readonly unitId: number
  /** As it would be */
  readonly content: EntryContent
  readonly proposed: ProposedDifference | null
}

const waitingEntries = async (transaction: Transaction, asked: AskedPending): Promise<Waiting[]> => {
  const ids = await listIds(transaction, asked)
  const entries = await inPieces(ids, entriesAtOnce, piece => listEntries(transaction, piece))
  return entries.map(({ unitId, content }) => ({ unitId, content, proposed: null }))
}

/** Changes that are proposed for approved absences, each with the absence as it would be. */
const waitingChanges = async (
  transaction: Transaction,
  { unitIds, year, except }: AskedPending,
): Promise<Waiting[]> => {
  const found = await listWaitingProposals(transaction, { unitIds, days: daysOf(year) })
  const proposals = found.filter(({ entryId }) => !except.includes(entryId))
  const ids = proposals.map(({ entryId }) => entryId)
  const entries = await inPieces(ids, entriesAtOnce, piece => listEntries(transaction, piece))
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  return proposals.flatMap(({ entryId, after }) => {
    const entry = byId.get(entryId)
    if (entry === undefined) return []
    const proposed = differenceProposed(entry, after)
    return [{ unitId: entry.unitId, content: proposed.after, proposed }]
  })
}

/** Nobody is away from an employment that has ended: that is not approved. */
const withoutLeavers = async (transaction: Transaction, unitIds: readonly number[], waiting: readonly Waiting[]) => {
  const ids = waiting.flatMap(({ content }) => (content.category === 'ABSENCE' ? [content.staffId] : []))
  const people = await findPeople(transaction, { unitIds, ids })
  return waiting.filter(({ content }) => {
    if (content.category !== 'ABSENCE') return true
    const person = people.get(content.staffId)
    return person !== undefined && isEmployedOn(person, content)
  })
}

/**
 * What waits in the units and could still be approved, entries and proposed changes, added up; nothing is held, and nothing
 * of it says whose it is.
 */
export const findPending = async (transaction: Transaction, asked: AskedPending): Promise<FoundPending> => {
  const { unitIds, today } = asked
  const waiting = [...(await waitingEntries(transaction, asked)), ...(await waitingChanges(transaction, asked))]
  const approvable = await withoutLeavers(transaction, unitIds, waiting)
  const units = [...grouped(approvable, ({ unitId }) => unitId)].map(([unitId, own]) => {
    const contents = own.flatMap(({ content, proposed }) => (proposed === null ? [content] : []))
    const changes = own.flatMap(({ proposed }) => (proposed === null ? [] : [proposed]))
    const { effects, ...counts } = pendingOf(contents, today, changes)
    return { ...counts, effects: effects.map(effect => ({ ...effect, unitId })) }
  })
  const sum = (of: 'counted' | 'lapsed') => units.reduce((total, unit) => total + unit[of], 0)
  return {
    effects: units.flatMap(({ effects }) => effects),
    counted: sum('counted'),
    leftOut: sum('lapsed') + waiting.length - approvable.length,
  }
}
