import { isDeepStrictEqual } from 'node:util'
import type { DiaryContent, DiaryDeleted } from '@veckovis/contracts/diary'
import type { Transaction } from '../../../db/database'
import type { RequireNewest } from '../../../http/version-tag'
import type { DiaryChanger } from '../diary-context'
import { diaryError } from '../diary-error'
import { shownAgain } from '../diary-questions'
import { reread } from './create-entry'
import { enteredEntryOf } from './entered-entry'
import { holdEntries, updateEntry, type EnteredEntry } from './entry-repository'
import type { StoredEntry } from './stored-entry'

export type AddressedEntry = { readonly id: number; readonly requireNewest: RequireNewest }

/** The entry of the unit with every other change of it done; 404 for a deleted one. */
export const holdEntry = async (
  transaction: Transaction,
  { unitId }: { readonly unitId: number },
  { id, requireNewest }: AddressedEntry,
): Promise<StoredEntry> => {
  const [entry] = await holdEntries(transaction, [id])
  if (entry?.unitId !== unitId || entry.deletedAt !== null) throw diaryError({ code: 'not-found' })
  requireNewest(entry)
  return entry
}

export const refuseUnlessWaiting = ({ status, handledAt }: StoredEntry): void => {
  if (status !== 'WAITING' || handledAt !== null)
    throw diaryError({ code: 'conflict', details: { reason: 'not-waiting' } })
}

const enteredIn = ({
  content,
  times,
  named,
  title,
  notes,
  roomType,
  quantity,
  locationType,
}: StoredEntry): EnteredEntry => ({
  ...{ content, times, named, title, notes, roomType, quantity, locationType },
})

/**
 * The fields that a change of an entry touches, by name: the audit tells no content. Hours by a clock are made anew with
 * the pause of today.
 */
const changedFields = (before: EnteredEntry, after: EnteredEntry): string[] => {
  const one: Record<string, unknown> = { ...before, ...before.content, content: null }
  const other: Record<string, unknown> = { ...after, ...after.content, content: null }
  return Object.keys(other).filter(name => !isDeepStrictEqual(one[name], other[name]))
}

/** Writes the whole of what the form holds into an entry that waits. What changes nothing leaves the version too. */
export const changeEntry = async (
  transaction: Transaction,
  caller: DiaryChanger<'diary-changed' | 'diary-read'>,
  addressed: AddressedEntry,
  sent: DiaryContent,
): Promise<StoredEntry> => {
  const entry = await holdEntry(transaction, caller, addressed)
  const { id, unitId } = entry
  refuseUnlessWaiting(entry)
  if (sent.category !== entry.content.category)
    throw diaryError({ code: 'conflict', details: { reason: 'other-category' } })
  const entered = await enteredEntryOf(transaction, unitId, sent, entry.named)
  const fields = changedFields(enteredIn(entry), entered)
  const subject = `diary/${id}`
  if (fields.length === 0) {
    await caller.audit(transaction, shownAgain(entry))
    return entry
  }
  await updateEntry(transaction, id, entered)
  const details = { version: entry.version + 1, fields }
  await caller.audit(transaction, { action: 'diary-changed', subject, details })
  return reread(transaction, { id, unitId })
}

/** How long a deletion can be taken back. */
const restorableMilliseconds = 10 * 60_000

/** Takes an entry out of every list; within ten minutes it can be brought back. */
export const deleteEntry = async (
  transaction: Transaction,
  caller: DiaryChanger<'diary-deleted'>,
  addressed: AddressedEntry,
): Promise<DiaryDeleted> => {
  const entry = await holdEntry(transaction, caller, addressed)
  const { id, status, version } = entry
  if (status === 'APPROVED') throw diaryError({ code: 'diary-approved' })
  await transaction.query('UPDATE diary_entry SET deleted_at = $2, version = version + 1 WHERE id = $1', [
    id,
    caller.at,
  ])
  const details = { status, version: version + 1 }
  await caller.audit(transaction, { action: 'diary-deleted', subject: `diary/${id}`, details })
  return { id, restorableUntil: new Date(caller.at.getTime() + restorableMilliseconds).toISOString() }
}

/** Brings a deleted entry back as it was; one that is there is answered as it is. */
export const restoreEntry = async (
  transaction: Transaction,
  caller: DiaryChanger<'diary-restored' | 'diary-read'>,
  id: number,
): Promise<StoredEntry> => {
  const { unitId, at } = caller
  const [entry] = await holdEntries(transaction, [id])
  if (entry?.unitId !== unitId) throw diaryError({ code: 'not-found' })
  const subject = `diary/${id}`
  if (entry.deletedAt === null) {
    await caller.audit(transaction, shownAgain(entry))
    return entry
  }
  if (at.getTime() - entry.deletedAt.getTime() > restorableMilliseconds)
    throw diaryError({ code: 'conflict', details: { reason: 'too-late-to-restore' } })
  await transaction.query('UPDATE diary_entry SET deleted_at = NULL, version = version + 1 WHERE id = $1', [id])
  const details = { version: entry.version + 1 }
  await caller.audit(transaction, { action: 'diary-restored', subject, details })
  return reread(transaction, { id, unitId })
}
