import { datesUntil, returnDraft, returnEffects } from '@veckovis/domain/diary'
import type { Transaction } from '../../../db/database'
import { approvedAbsence, bringChange, datesAway } from '../changing/bring-change'
import { changeableOf, insertChange } from '../changing/change-repository'
import { dayOf, holdDiaries, type DiaryChanger, type DiaryServices } from '../diary-context'
import { wrongBody } from '../diary-error'
import { holdEntry, type AddressedEntry } from './change-entry'
import { reread } from './create-entry'
import { listEffects, shortenEntry } from './entry-repository'
import type { EntryAndDraft } from './handle-entry'

export type AskedReturn = {
  readonly lastDay: string
  /** Whether the caller may move the forecasts, as those who approve may */
  readonly brings: boolean
}

type Returning = {
  readonly services: Pick<DiaryServices, 'bringHours'>
  readonly caller: DiaryChanger<'diary-returned'>
}

/**
 * Somebody came back earlier from an approved absence: the entry is shortened to the last day away. Where the
 * caller approves, the hours from tomorrow on are taken out of the forecasts; all others are handed over with a minus, to
 * be typed into the forecast. Asked again with the same day it hands the same over: a draft may get lost.
 */
export const returnEarly = async (
  transaction: Transaction,
  returning: Returning,
  addressed: AddressedEntry,
  { lastDay, brings }: AskedReturn,
): Promise<EntryAndDraft & { readonly brought: boolean }> => {
  const { caller } = returning
  const { unitId, userId, at } = caller
  // What moves forecasts holds the diary of the unit first, as decisions do.
  if (brings) await holdDiaries(transaction, [unitId])
  const entry = await holdEntry(transaction, caller, addressed)
  const { id, lastDate, returnedAfter, version, named } = entry
  const content = approvedAbsence(entry)
  const isRepeated = lastDay === returnedAfter
  const wasAwayUntil = (isRepeated ? entry.wasAwayUntil : returnedAfter) ?? lastDate
  if (lastDay >= wasAwayUntil) throw wrongBody('lastDay', 'not-earlier')
  const [away, today] = [{ ...content, to: wasAwayUntil }, dayOf(at)]
  const newest = isRepeated ? version : version + 1
  if (!isRepeated) {
    const left = datesUntil(content, lastDay)
    const before = changeableOf({ content, named }, datesAway(entry, content))
    const after = changeableOf({ content, named }, left && { ...content, ...left })
    await insertChange(transaction, { entry, before, after, userId, at, request: null })
    await shortenEntry(transaction, { id, content, left }, { after: lastDay, at, wasAwayUntil })
    if (brings) await bringChange(transaction, returning, { id, version: newest }, returnEffects(away, lastDay, today))
  }
  const brought = await listEffects(transaction, id, newest)
  const details = { again: isRepeated }
  await caller.audit(transaction, { action: 'diary-returned', subject: `diary/${id}`, details })
  const draft = returnDraft(away, lastDay, { today, brought })
  return { entry: await reread(transaction, { id, unitId }), draft, brought: brought.length > 0 }
}
