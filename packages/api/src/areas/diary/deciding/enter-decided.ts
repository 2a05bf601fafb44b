import type { NewDiaryEntry } from '@veckovis/contracts/diary'
import { handlingOf } from '@veckovis/domain/diary'
import type { Transaction } from '../../../db/database'
import { anyVersion } from '../../../http/version-tag'
import { dayOf, type DiaryChanger, type DiaryServices } from '../diary-context'
import { createEntry, reread } from '../entries/create-entry'
import { handOverAndFollow, handOverEntry, splitEntry, type EntryAndDraft } from '../entries/handle-entry'
import type { StoredEntry } from '../entries/stored-entry'
import { decideEntries } from './decide-entries'
import { findRestOf } from './decision-repository'

export type EnteredAndDecided = EntryAndDraft & { readonly rest: StoredEntry | null }

export type Decider = DiaryChanger<
  'diary-created' | 'diary-read' | 'diary-split' | 'diary-handed-over' | 'diary-approved'
>

type Deciding = { readonly services: Pick<DiaryServices, 'bringHours'>; readonly caller: Decider }

const approve = async (
  transaction: Transaction,
  { services, caller }: Deciding,
  { id, unitId }: StoredEntry,
): Promise<StoredEntry> => {
  const asked = { entries: [{ id }], comment: '' }
  await decideEntries(transaction, services, { status: 'APPROVED', asked, unitIds: [unitId], ...caller })
  return reread(transaction, { id, unitId })
}

/** The same request once more: what it did is answered, and its hours are handed over again, as a draft may get lost. */
const answerAgain = async (
  transaction: Transaction,
  { caller }: Deciding,
  entry: StoredEntry,
): Promise<EnteredAndDecided> => {
  if (entry.handledAt === null) return { entry, draft: [], rest: null }
  const { id, unitId } = entry
  const handed = await handOverEntry(transaction, caller, { id, requireNewest: anyVersion })
  const restId = await findRestOf(transaction, id)
  return { ...handed, rest: restId === undefined ? null : await reread(transaction, { id: restId, unitId }) }
}

/**
 * Adds an entry and decides it in one go, all or nothing: what begins tomorrow or later is approved, the hours of
 * the dates until today are handed to the forecast. Once for each request; one that was added before and waits is decided.
 */
export const enterDecided = async (
  transaction: Transaction,
  deciding: Deciding,
  made: NewDiaryEntry,
): Promise<EnteredAndDecided> => {
  const { caller } = deciding
  const entry = await createEntry(transaction, caller, made)
  if (entry.status === 'APPROVED' || entry.handledAt !== null) return answerAgain(transaction, deciding, entry)
  const { handedOver, approved } = handlingOf(entry.content, dayOf(caller.at))
  if (handedOver === null) return { entry: await approve(transaction, deciding, entry), draft: [], rest: null }
  const addressed = { id: entry.id, requireNewest: anyVersion }
  if (approved === null) return { ...(await handOverAndFollow(transaction, deciding, addressed)), rest: null }
  const { rest } = await splitEntry(transaction, caller, addressed)
  const handed = await handOverEntry(transaction, caller, addressed)
  return { ...handed, rest: await approve(transaction, deciding, rest) }
}
