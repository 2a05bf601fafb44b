import { handOverDraft, splitDates, type DraftRow } from '@veckovis/domain/diary'
import type { Transaction } from '../../../db/database'
import { dayOf, holdDiaries, type DiaryChanger, type DiaryServices } from '../diary-context'
import { diaryError } from '../diary-error'
import { holdEntry, refuseUnlessWaiting, type AddressedEntry } from './change-entry'
import { reread } from './create-entry'
import { insertEntry, updateEntry } from './entry-repository'
import type { StoredEntry } from './stored-entry'

export type SplitParts = { readonly entry: StoredEntry; readonly rest: StoredEntry }

/** Splits an entry that has begun and runs on at tomorrow: the rest is an entry of its own, which may be approved. */
export const splitEntry = async (
  transaction: Transaction,
  caller: DiaryChanger<'diary-split'>,
  addressed: AddressedEntry,
): Promise<SplitParts> => {
  const { unitId, userId, at } = caller
  const entry = await holdEntry(transaction, caller, addressed)
  refuseUnlessWaiting(entry)
  const parts = splitDates(entry.content, dayOf(at))
  if (parts === null) throw diaryError({ code: 'conflict', details: { reason: 'not-running' } })
  const { id } = entry
  const withDates = (dates: typeof parts.before) => ({ ...entry, content: { ...entry.content, ...dates } })
  await updateEntry(transaction, id, withDates(parts.before))
  const restId = await insertEntry(transaction, { unitId, userId, at, entered: withDates(parts.after), request: null })
  const details = { version: entry.version + 1, rest: restId }
  await caller.audit(transaction, { action: 'diary-split', subject: `diary/${id}`, details })
  return { entry: await reread(transaction, { id, unitId }), rest: await reread(transaction, { id: restId, unitId }) }
}

export type EntryAndDraft = { readonly entry: StoredEntry; readonly draft: readonly DraftRow[] }

/**
 * Hands the hours of the current week over to be typed into the forecast, and marks the entry as handled by hand: it
 * leaves the waiting lists, its status stays. Asked again it hands the same over: a draft may get lost.
 */
export const handOverEntry = async (
  transaction: Transaction,
  caller: DiaryChanger<'diary-handed-over'>,
  addressed: AddressedEntry,
): Promise<EntryAndDraft> => {
  const { unitId, at } = caller
  const entry = await holdEntry(transaction, caller, addressed)
  const { id, status, content, firstDate, lastDate } = entry
  if (status !== 'WAITING') throw diaryError({ code: 'conflict', details: { reason: 'not-waiting' } })
  const today = dayOf(at)
  if (firstDate > today) throw diaryError({ code: 'conflict', details: { reason: 'not-begun' } })
  // What runs on is split first: its rest is to be decided, not typed.
  if (lastDate > today) throw diaryError({ code: 'conflict', details: { reason: 'not-running' } })
  if (entry.handledAt === null)
    await transaction.query('UPDATE diary_entry SET handled_at = $2, version = version + 1 WHERE id = $1', [id, at])
  const details = { again: entry.handledAt !== null }
  await caller.audit(transaction, { action: 'diary-handed-over', subject: `diary/${id}`, details })
  return { entry: await reread(transaction, { id, unitId }), draft: handOverDraft(content, today) }
}

type HandingOver = {
  readonly services: Pick<DiaryServices, 'bringHours'>
  readonly caller: DiaryChanger<'diary-handed-over'>
}

/** The same by somebody who approves: what illness by spell takes off follows at once, by others when the hours are saved. */
export const handOverAndFollow = async (
  transaction: Transaction,
  { services, caller }: HandingOver,
  addressed: AddressedEntry,
): Promise<EntryAndDraft> => {
  const { unitId, userId, at } = caller
  // What moves forecasts holds the diary of the unit first, as decisions do.
  await holdDiaries(transaction, [unitId])
  const handed = await handOverEntry(transaction, caller, addressed)
  await services.bringHours(transaction, { effects: [], unitIds: [unitId], userId, at })
  return handed
}
