import type { NewDiaryEntry } from '@veckovis/contracts/diary'
import type { Transaction } from '../../../db/database'
import { requestDigest } from '../../../http/request-digest'
import { holdDiaries, type DiaryChanger } from '../diary-context'
import { diaryError } from '../diary-error'
import { shownAgain } from '../diary-questions'
import { enteredEntryOf } from './entered-entry'
import { findEntry, findMadeBy, insertEntry } from './entry-repository'
import type { StoredEntry } from './stored-entry'

/** What the database says of the same entry once more. */
const onceConstraint = 'diary_entry_once'

/** Does the work, and says in words that the entry is there already: `tell` first, for the person who asks learns of an absence. */
export const refusingDuplicates = async <T>(work: () => Promise<T>, tell: () => Promise<void>): Promise<T> => {
  try {
    return await work()
  } catch (failure) {
    const isTaken = failure instanceof Error && 'constraint' in failure && failure.constraint === onceConstraint
    if (!isTaken) throw failure
    await tell()
    throw diaryError({ code: 'diary-exists' }, {}, failure)
  }
}

export const reread = async (
  transaction: Transaction,
  asked: { readonly id: number; readonly unitId: number },
): Promise<StoredEntry> => {
  const entry = await findEntry(transaction, asked)
  if (entry === undefined) throw new Error(`Entry ${asked.id} vanished while it was held`)
  return entry
}

/** Adds an entry that waits, once for each request. */
export const createEntry = async (
  transaction: Transaction,
  caller: DiaryChanger<'diary-created' | 'diary-read'>,
  made: NewDiaryEntry,
): Promise<StoredEntry> => {
  const { unitId, userId, at } = caller
  const request = { id: made.requestId, digest: requestDigest(made) }
  await holdDiaries(transaction, [unitId])
  const repeated = await findMadeBy(transaction, { unitId, ...request })
  if (repeated?.isSame === false)
    throw diaryError({ code: 'conflict', details: { reason: 'request-repeated', id: repeated.id } })
  if (repeated !== undefined) {
    const entry = await reread(transaction, { id: repeated.id, unitId })
    await caller.audit(transaction, shownAgain(entry))
    return entry
  }
  const entered = await enteredEntryOf(transaction, unitId, made)
  const id = await insertEntry(transaction, { unitId, entered, userId, at, request })
  const details = { category: made.category }
  await caller.audit(transaction, { action: 'diary-created', subject: `diary/${id}`, details })
  return reread(transaction, { id, unitId })
}
