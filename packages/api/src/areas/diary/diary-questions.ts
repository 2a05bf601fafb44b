import type { DiaryEntry, DiarySearch } from '@veckovis/contracts/diary'
import type { ReadDetails, ReadQuestion } from '@veckovis/contracts/privacy'
import { distinct, questionOn } from '../../http/questions'
import type { Question } from '../../http/route'
import type { StoredEntry } from './entries/stored-entry'

type Shown = Pick<DiaryEntry, 'id' | 'staff'>

/** Which entries were shown, and whose: none of what they say. */
export const shownEntries = (question: ReadQuestion, entries: readonly Shown[]): ReadDetails => ({
  question,
  entries: entries.map(({ id }) => id),
  staff: distinct(entries.flatMap(({ staff }) => (staff === null ? [] : [staff.id]))),
})

/** Of whom a list was asked for, else who is in it; never a word that was typed. */
export const listQuestion = (
  unitId: number,
  { search, staff, reasons }: DiarySearch,
  entries: readonly Shown[],
): Question => {
  const words = search.trim() !== ''
  const isSearch = words || staff.length > 0 || reasons.length > 0
  const shown = shownEntries(isSearch ? 'search' : 'list', entries)
  const details: ReadDetails = {
    ...shown,
    ...(staff.length > 0 && { staff: distinct(staff) }),
    ...(reasons.length > 0 && { reasons: [...reasons] }),
    ...(words && { words }),
  }
  return questionOn(`unit/${unitId}`, details)
}

/** A change that was none has answered the entry as it is: that is a read. */
export const shownAgain = ({ id, content }: Pick<StoredEntry, 'id' | 'content'>) => ({
  action: 'diary-read' as const,
  subject: `diary/${id}`,
  details: storedEntries('entry', [{ id, content }]),
})

/** The same of entries as they are stored. */
export const storedEntries = (
  question: ReadQuestion,
  entries: readonly Pick<StoredEntry, 'id' | 'content'>[],
): ReadDetails => ({
  question,
  entries: entries.map(({ id }) => id),
  staff: distinct(entries.flatMap(({ content }) => (content.category === 'ABSENCE' ? [content.staffId] : []))),
})
