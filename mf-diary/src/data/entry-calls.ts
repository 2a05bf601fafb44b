import {
  decidedEntry,
  diaryDeleted,
  diaryEntry,
  diaryRefusal,
  entryReminder,
  entryWithDraft,
  mostOthersOfOverlap,
  overlapAnswer,
  splitEntry,
  type DecidedEntry,
  type DiaryContent,
  type DiaryEntry,
  type EntryWithDraft,
  type NewDiaryEntryRequest,
  type OverlapAnswer,
} from '@veckovis/contracts/diary'
import { answered, apiClient } from '@veckovis/platform'

const refusals = diaryRefusal

/** `requestId` is made once per dialog, so that a repeated press adds one entry. */
export const addEntry = (unitId: number, entry: NewDiaryEntryRequest): Promise<DiaryEntry> =>
  answered(apiClient.post(`/diary/unit/${unitId}`, entry, diaryEntry, { refusals }))

/** The same for anyone who approves, decided at once: hours until today are handed over, what comes after is approved. */
export const addDecidedEntry = (unitId: number, entry: NewDiaryEntryRequest): Promise<DecidedEntry> =>
  answered(apiClient.post(`/diary/unit/${unitId}/decided`, entry, decidedEntry, { refusals }))

export const changeEntry = (id: number, content: DiaryContent, version: string): Promise<DiaryEntry> =>
  answered(apiClient.patch(`/diary/${id}`, content, diaryEntry, { refusals, ifMatch: version }))

export const deleteEntry = (id: number, version: string) =>
  answered(apiClient.delete(`/diary/${id}`, diaryDeleted, { refusals, ifMatch: version }))

export const restoreEntry = (id: number): Promise<DiaryEntry> =>
  answered(apiClient.post(`/diary/${id}/restore`, {}, diaryEntry, { refusals }))

/** The dates until today, and those from tomorrow on as an entry of their own. */
export const divideEntry = (id: number, version: string) =>
  answered(apiClient.post(`/diary/${id}/split`, {}, splitEntry, { refusals, ifMatch: version }))

/** A mail to those who may approve the entry, once a day. */
export const remindApprovers = (id: number, version: string) =>
  answered(apiClient.post(`/diary/${id}/remind`, {}, entryReminder, { refusals, ifMatch: version }))

/** Hours of the open weeks, to be typed into the forecast; the entry is then handled by hand. */
export const handOverEntry = (id: number, version: string): Promise<EntryWithDraft> =>
  answered(apiClient.post(`/diary/${id}/hand-over`, {}, entryWithDraft, { refusals, ifMatch: version }))

/** Hours of the days after the last day away, to be taken out of the forecast. */
export const returnEarly = (id: number, lastDay: string, version: string): Promise<EntryWithDraft> =>
  answered(apiClient.post(`/diary/${id}/return`, { lastDay }, entryWithDraft, { refusals, ifMatch: version }))

export type OverlapQuestion = {
  readonly staffId: number
  readonly from: string
  readonly to: string
  readonly weekdays: readonly number[]
  readonly perDay: number
  readonly except: number | null
  readonly others: readonly { readonly staffId: number; readonly perDay: number }[]
}

type Others = OverlapQuestion['others']

/** As many as one question takes, and one question when there are none. */
const partsOf = (others: Others): Others[] =>
  others.length <= mostOthersOfOverlap
    ? [others]
    : [others.slice(0, mostOthersOfOverlap), ...partsOf(others.slice(mostOthersOfOverlap))]

export const readOverlaps = async (
  unitId: number,
  question: OverlapQuestion,
  signal: AbortSignal,
): Promise<OverlapAnswer> => {
  const ask = (others: Others) =>
    answered(apiClient.post(`/diary/unit/${unitId}/overlaps`, { ...question, others }, overlapAnswer, { signal }))
  const answers = await Promise.all(partsOf(question.others).map(ask))
  return { days: answers[0]?.days ?? null, others: answers.flatMap(({ others }) => others) }
}
