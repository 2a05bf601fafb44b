import { isDeepStrictEqual } from 'node:util'
import type { AbsenceChange, AbsenceProposal } from '@veckovis/contracts/diary'
import {
  changeOfAbsence,
  checkChosenDates,
  differencesOfAbsence,
  type AbsenceContent,
  type DraftRow,
} from '@veckovis/domain/diary'
import type { Transaction } from '../../../db/database'
import { requestDigest } from '../../../http/request-digest'
import { anyVersion } from '../../../http/version-tag'
import { dayOf, holdDiaries, type DiaryChanger, type DiaryServices } from '../diary-context'
import { diaryError, wrongBody } from '../diary-error'
import { shownAgain } from '../diary-questions'
import { holdEntry, type AddressedEntry } from '../entries/change-entry'
import { reread } from '../entries/create-entry'
import { enteredEntryOf } from '../entries/entered-entry'
import { updateApproved, type EnteredEntry } from '../entries/entry-repository'
import type { StoredEntry } from '../entries/stored-entry'
import { approvedAbsence, bringChange, datesAway } from './bring-change'
import { changeableOf, contentAt, findChangeMadeBy, insertChange, type StoredChange } from './change-repository'

export type Changing = {
  readonly services: Pick<DiaryServices, 'bringHours'>
  readonly caller: DiaryChanger<'diary-changed' | 'diary-read'>
}

export type ChangedEntry = {
  readonly entry: StoredEntry
  readonly draft: readonly DraftRow[]
  readonly brought: boolean
  readonly closedWeeks: readonly { readonly year: number; readonly week: number }[]
}

export const isSameTimes = (one: StoredEntry['times'], other: StoredEntry['times']): boolean =>
  one?.from === other?.from && one?.to === other?.to && one?.isNightWork === other?.isNightWork

/**
 * The absence with what was sent, all that it names found, and employed on every date. Hours whose times are as they were
 * stay as they were counted, whatever the pause is today.
 */
const enteredChange = async (
  transaction: Transaction,
  { unitId, title, notes, times, named }: StoredEntry,
  { from, weekdays, category, reason, staffId, perDay }: AbsenceContent,
  { lastDay, hours, substitute }: AbsenceProposal,
): Promise<EnteredEntry & { readonly content: AbsenceContent }> => {
  const dates = { from, to: lastDay, weekdays: [...weekdays] }
  const checked = checkChosenDates(dates)
  if (!checked.ok) throw wrongBody('lastDay', checked.error)
  const sent = { ...dates, title, notes, category, reason, staffId, hours, substitute }
  const entered = await enteredEntryOf(transaction, unitId, sent, named)
  if (entered.content.category !== 'ABSENCE') throw new Error('An absence became something else')
  const isAsCounted = times !== null && isSameTimes(times, entered.times)
  return { ...entered, content: isAsCounted ? { ...entered.content, perDay } : entered.content }
}

type Difference = ReturnType<typeof differencesOfAbsence>[number]

/** Other times of as many hours, and another name of who comes, move no forecast, and are kept all the same. */
const changedFields = (moved: readonly Difference[], stood: StoredEntry, entered: EnteredEntry): Difference[] => [
  ...moved,
  ...(moved.includes('hours') || isSameTimes(stood.times, entered.times) ? [] : (['hours'] as const)),
  ...(moved.includes('substitute') || isDeepStrictEqual(stood.named, entered.named) ? [] : (['substitute'] as const)),
]

/** How an approved absence stands, and what was sent of it; refuses what would change nothing. */
export const checkChange = async (transaction: Transaction, entry: StoredEntry, sent: AbsenceProposal) => {
  const content = approvedAbsence(entry)
  const before = datesAway(entry, content)
  const entered = await enteredChange(transaction, entry, content, sent)
  const fields = changedFields(differencesOfAbsence(before, content, entered.content), entry, entered)
  if (fields.length === 0) throw wrongBody('lastDay', 'unchanged')
  return { content, before, entered, fields }
}

/** The same request once more: what it did is answered, and its hours are handed over again, as a draft may get lost. */
const answerAgain = async (
  transaction: Transaction,
  { caller }: Changing,
  entry: StoredEntry,
  { at, before, after }: StoredChange,
): Promise<ChangedEntry> => {
  const content = approvedAbsence(entry)
  const now = contentAt(content, after)
  if (now === null) throw new Error(`Entry ${entry.id} was changed to no day at all`)
  const { effects, ...change } = changeOfAbsence(contentAt(content, before), now, dayOf(at))
  await caller.audit(transaction, shownAgain(entry))
  return { entry, brought: effects.length > 0, ...change }
}

/**
 * Changes the last day, the hours or the substitute of an approved absence, once for each request: the entry says how it
 * stands now, the change stands behind it, and the forecasts follow with the difference from tomorrow on. The hours until
 * today are handed over, and closed weeks stay as they are.
 */
export const changeAbsence = async (
  transaction: Transaction,
  changing: Changing,
  { id, requireNewest }: AddressedEntry,
  sent: AbsenceChange,
): Promise<ChangedEntry> => {
  const { caller } = changing
  const { unitId, userId, at } = caller
  const request = { id: sent.requestId, digest: requestDigest(sent) }
  await holdDiaries(transaction, [unitId])
  const entry = await holdEntry(transaction, caller, { id, requireNewest: anyVersion })
  const repeated = await findChangeMadeBy(transaction, id, request)
  if (repeated?.isSame === false) throw diaryError({ code: 'conflict', details: { reason: 'request-repeated', id } })
  if (repeated !== undefined) return answerAgain(transaction, changing, entry, repeated)
  requireNewest(entry)
  const { content, before, entered, fields } = await checkChange(transaction, entry, sent)
  const { effects, ...change } = changeOfAbsence(before, entered.content, dayOf(at))
  const kept = { before: changeableOf({ content, named: entry.named }, before), after: changeableOf(entered) }
  await insertChange(transaction, { entry, ...kept, userId, at, request })
  await updateApproved(transaction, id, entered)
  const version = entry.version + 1
  await bringChange(transaction, changing, { id, version }, effects)
  await caller.audit(transaction, { action: 'diary-changed', subject: `diary/${id}`, details: { version, fields } })
  return { entry: await reread(transaction, { id, unitId }), brought: effects.length > 0, ...change }
}
