import type { DecidedEntries, DiaryDecision, Undecidable } from '@veckovis/contracts/diary'
import { decisionProblem, effectsOf } from '@veckovis/domain/diary'
import type { Audit, AuditEvent } from '../../../audit/audit'
import type { Transaction } from '../../../db/database'
import { dayOf, holdDiaries, type DiaryServices, type UnitEffect } from '../diary-context'
import { diaryError } from '../diary-error'
import { answerOf } from '../entries/entry-answer'
import { findPeople, isEmployedOn } from '../entries/people'
import { holdEntries, listEntries } from '../entries/entry-repository'
import type { StoredEntry } from '../entries/stored-entry'
import { addEffects, setDecision } from './decision-repository'

type DecidedAs =
  | { readonly status: 'APPROVED'; readonly audit: Audit<AuditEvent<'diary-approved'>> }
  | { readonly status: 'REJECTED'; readonly audit: Audit<AuditEvent<'diary-rejected'>> }

export type Decision = DecidedAs & {
  readonly asked: DiaryDecision
  /** The units of the entries, each of which the caller was admitted to */
  readonly unitIds: readonly number[]
  readonly userId: number
  readonly at: Date
}

/** The people of these entries who have left, or leave before the last date: nobody is away from an employment that has ended. */
const findLeavers = async (
  transaction: Transaction,
  { status, unitIds }: Decision,
  held: readonly StoredEntry[],
): Promise<ReadonlySet<number>> => {
  if (status === 'REJECTED') return new Set()
  const absences = held.flatMap(({ id, content }) => (content.category === 'ABSENCE' ? [{ id, content }] : []))
  const people = await findPeople(transaction, { unitIds, ids: absences.map(({ content }) => content.staffId) })
  const leaves = ({ content }: (typeof absences)[number]) => {
    const person = people.get(content.staffId)
    return person === undefined || !isEmployedOn(person, content)
  }
  return new Set(absences.filter(leaves).map(({ id }) => id))
}

type Held = { readonly entry: StoredEntry | undefined; readonly leavers: ReadonlySet<number> }

const problemOf = (
  { status, unitIds, at }: Decision,
  { entry, leavers }: Held,
  { id, version }: DiaryDecision['entries'][number],
): Undecidable | null => {
  if (entry === undefined || entry.deletedAt !== null || !unitIds.includes(entry.unitId))
    return { id, problem: 'not-found' }
  const isHandled = entry.handledAt !== null
  const problem = decisionProblem({ status: entry.status, isHandled, firstDate: entry.firstDate }, status, dayOf(at))
  if (problem !== null) return { id, problem }
  if (version !== undefined && version !== entry.version) return { id, problem: 'stale' }
  return leavers.has(id) ? { id, problem: 'outside-employment' } : null
}

/** All of them or none: every entry that stands in the way is named. */
const refuseProblems = (decision: Decision, held: readonly StoredEntry[], leavers: ReadonlySet<number>): void => {
  const byId = new Map(held.map(entry => [entry.id, entry]))
  const entries = decision.asked.entries.flatMap(
    asked => problemOf(decision, { entry: byId.get(asked.id), leavers }, asked) ?? [],
  )
  if (entries.length === 0) return
  if (entries.some(({ problem }) => problem === 'in-past'))
    throw diaryError({ code: 'diary-in-past', details: { entries } })
  throw diaryError({ code: 'conflict', details: { reason: 'not-decidable', entries } })
}

export const unitEffectsOf = (entries: readonly StoredEntry[]): UnitEffect[] =>
  entries.flatMap(({ unitId, content }) => effectsOf(content).map(effect => ({ ...effect, unitId })))

const auditDecision = async (transaction: Transaction, decision: Decision, entries: readonly StoredEntry[]) => {
  const eventsOf = <Action extends string>(action: Action) =>
    decision.unitIds.map(unitId => {
      const decided = entries.filter(entry => entry.unitId === unitId).map(({ id, version }) => ({ id, version }))
      return { action, subject: `unit/${unitId}`, details: { entries: decided } }
    })
  if (decision.status === 'APPROVED') await decision.audit(transaction, ...eventsOf('diary-approved'))
  else await decision.audit(transaction, ...eventsOf('diary-rejected'))
}

/**
 * Approves or rejects entries that wait, all or none, in the caller's transaction: what is approved stands in the
 * forecasts when it ends, exactly once. Entries and forecasts are held one after the other in one order, so that
 * two decisions about the same entries wait for each other and the second finds them decided.
 */
export const decideEntries = async (
  transaction: Transaction,
  { bringHours }: Pick<DiaryServices, 'bringHours'>,
  decision: Decision,
): Promise<DecidedEntries> => {
  const { status, asked, unitIds, userId, at } = decision
  const ids = asked.entries.map(({ id }) => id)
  await holdDiaries(transaction, unitIds)
  const held = await holdEntries(transaction, ids)
  refuseProblems(decision, held, await findLeavers(transaction, decision, held))
  await setDecision(transaction, { ids, status, userId, at, comment: asked.comment })
  if (status === 'APPROVED') {
    await addEffects(transaction, held)
    await bringHours(transaction, { effects: unitEffectsOf(held), unitIds, userId, at })
  }
  const decided = await listEntries(transaction, ids)
  await auditDecision(transaction, decision, decided)
  return { entries: await answerOf(transaction, decided) }
}
