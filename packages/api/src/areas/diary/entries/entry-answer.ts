import type { DiaryEntry, EntryChange, EntryWithDraft } from '@veckovis/contracts/diary'
import type { Transaction } from '../../../db/database'
import type { Changeable } from '../changing/change-repository'
import type { EntryAndDraft } from './handle-entry'
import { findPeople, type PersonOfDiary } from './people'
import type { StoredEntry } from './stored-entry'
import { findSubstitutes, idsOfNamed, namedIn, type Substitutes } from './substitutes'

const hours = (hundredths: number): number => hundredths / 100
const hoursOrNull = (hundredths: number | null): number | null => (hundredths === null ? null : hours(hundredths))

const personOf = (entry: StoredEntry, people: ReadonlyMap<number, PersonOfDiary>): DiaryEntry['staff'] => {
  if (entry.content.category !== 'ABSENCE') return null
  const { staffId } = entry.content
  const person = people.get(staffId)
  if (person === undefined) throw new Error(`Entry ${entry.id} is of nobody of its unit`)
  const { id, firstName, lastName, distinction, isRemoved } = person
  return { id, firstName, lastName, distinction, isRemoved }
}

const categoryOf = (
  { content, named, unitId }: StoredEntry,
  substitutes: Substitutes,
): Pick<DiaryEntry, 'category' | 'reason' | 'perDay' | 'perWeek' | 'substitute' | 'typeId'> => {
  const nothing = { perDay: null, perWeek: null, substitute: null, typeId: null }
  const { category, reason } = content
  if (category === 'CHANGE_OF_NEEDS') return { ...nothing, category, reason, perWeek: hours(content.perWeek) }
  const perDay = hours(content.perDay)
  if (category === 'EXTRA_RESOURCE') return { ...nothing, category, reason, perDay, typeId: content.typeId }
  const { substitute } = content
  const who = namedIn(named, { unitId, substitutes })
  const temporary = substitute && { typeId: substitute.typeId, perDay: hours(substitute.perDay), ...who }
  return { ...nothing, category, reason, perDay, substitute: temporary }
}

const decisionOf = ({ decidedAt, decidedBy, decisionComment }: StoredEntry): DiaryEntry['decision'] =>
  decidedAt && { at: decidedAt.toISOString(), by: decidedBy, comment: decisionComment }

type Known = { readonly people: ReadonlyMap<number, PersonOfDiary>; readonly substitutes: Substitutes }

const entryOf = (entry: StoredEntry, { people, substitutes }: Known): DiaryEntry => {
  const { id, unitId, version, status, title, notes, content, firstDate, lastDate, days, times } = entry
  const { from, to, weekdays } = content
  return {
    ...{ id, unitId, version, status, title, notes, from, to, firstDate, lastDate, days, times },
    ...categoryOf(entry, substitutes),
    weekdays: [...weekdays],
    staff: personOf(entry, people),
    hours: hours(entry.hours),
    temporaryHours: hoursOrNull(entry.temporaryHours),
    difference: hoursOrNull(entry.difference),
    roomType: entry.roomType,
    quantity: entry.quantity,
    locationType: entry.locationType,
    createdAt: entry.createdAt.toISOString(),
    createdBy: entry.createdBy,
    decision: decisionOf(entry),
    handledAt: entry.handledAt?.toISOString() ?? null,
    returnedAfter: entry.returnedAfter,
    waitsForYears: [...entry.waitsForYears],
  }
}

/** Entries as they are answered, with the names of their people. */
export const answerOf = async (transaction: Transaction, entries: readonly StoredEntry[]): Promise<DiaryEntry[]> => {
  const unitIds = [...new Set(entries.map(({ unitId }) => unitId))]
  const ids = entries.flatMap(({ content }) => (content.category === 'ABSENCE' ? [content.staffId] : []))
  const people = await findPeople(transaction, { unitIds, ids: [...new Set(ids)] })
  const namedIds = idsOfNamed(entries.map(({ named }) => named))
  const substitutes = await findSubstitutes(transaction, { unitIds, ids: namedIds })
  return entries.map(entry => entryOf(entry, { people, substitutes }))
}

export const answerOfOne = async (transaction: Transaction, entry: StoredEntry): Promise<DiaryEntry> => {
  const [answer] = await answerOf(transaction, [entry])
  if (answer === undefined) throw new Error('One entry became none')
  return answer
}

export const withDraft = async (
  transaction: Transaction,
  { entry, draft }: EntryAndDraft,
): Promise<EntryWithDraft> => ({
  ...(await answerOfOne(transaction, entry)),
  draft: { unitId: entry.unitId, rows: draft.map(row => ({ ...row, hours: row.hours / 100 })) },
})

/** What of an absence may change, as it is answered. */
export const changeableInHours = (
  { lastDay, perDay, substitute, named }: Changeable,
  known: Parameters<typeof namedIn>[1],
): EntryChange['before'] => ({
  lastDay,
  perDay: hours(perDay),
  substitute: substitute && {
    typeId: substitute.typeId,
    perDay: hours(substitute.perDay),
    ...namedIn(named, known),
  },
})
