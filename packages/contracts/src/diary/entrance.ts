export {
  madeCalendar,
  makeCalendarRequest,
  ownCalendars,
  type CalendarAddress,
  type CalendarState,
  type MadeCalendar,
  type OwnCalendars,
} from './calendar'
export { absenceReasonsOffer, substituteTypesOffer } from './offered-queries'
export { namedList, type NamedList } from './diary-lists'
export { longestDiaryNotes, longestPool, longestTitle, type DiaryReason } from './entry-fields'
export {
  absenceChange,
  diaryContent,
  newDiaryEntry,
  type AbsenceChange,
  type DiaryContent,
  type NewDiaryEntry,
  type NewDiaryEntryRequest,
} from './new-entry'
export {
  changedAbsence,
  decidedEntry,
  diaryDeleted,
  diaryEntry,
  diaryRecord,
  earlyReturn,
  entryWithDraft,
  splitEntry,
  type ChangedAbsence,
  type DecidedEntry,
  type DiaryDeleted,
  type DiaryEntry,
  type DiaryPerson,
  type DiaryRecord,
  type EntryChange,
  type EntryWithDraft,
  type NamedSubstitute,
  type SplitEntry,
} from './diary-entry'
export {
  cellQuestion,
  diaryBasis,
  diaryList,
  diaryListQuery,
  diaryPlan,
  diarySearch,
  diarySortFields,
  entriesBehindCell,
  mostOthersOfOverlap,
  overlapAnswer,
  overlapQuestion,
  waitingEntries,
  waitingQuery,
  type DiaryBasis,
  type DiaryList,
  type DiaryListQuery,
  type DiaryPlan,
  type DiarySearch,
  type DiarySortField,
  type EntriesBehindCell,
  type OverlapAnswer,
  type FoundWaiting,
  type WaitingEntries,
} from './entry-lists'
export {
  consequence,
  consequenceOfNew,
  consequenceQuestion,
  decidedEntries,
  diaryDecision,
  type Consequence,
  type ConsequenceOfNew,
  type DecidedEntries,
  type DiaryDecision,
} from './decisions'
export { pendingOfYear, type PendingOfYear } from './pending'
export { type PendingCounts } from './pending-counts'
export { pendingOutlook, pendingOutlookQuery, type PendingOutlook } from './pending-outlook'
export { entryApprovers, entryReminder, type EntryApprovers, type EntryReminder } from './reminders'
export { diaryToday, type Away, type DiaryToday, type FoundToday } from './today'
export { diaryRefusal, type DiaryRefusal, type Undecidable } from './diary-refusals'
