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
  earlyReturn,
  entryWithDraft,
  splitEntry,
  type ChangedAbsence,
  type DecidedEntry,
  type DiaryDeleted,
  type DiaryEntry,
  type DiaryPerson,
  type EntryChange,
  type EntryWithDraft,
  type NamedSubstitute,
  type SplitEntry,
} from './diary-entry'
export { diaryRecord, type DiaryRecord } from './diary-record'
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
  type DiaryBasis,
  type DiaryList,
  type DiaryListQuery,
  type DiaryPlan,
  type DiarySearch,
  type DiarySortField,
  type EntriesBehindCell,
  type OverlapAnswer,
} from './entry-lists'
export {
  consequence,
  decidedEntries,
  diaryDecision,
  type Consequence,
  type DecidedEntries,
  type DiaryDecision,
} from './decisions'
export { consequenceOfNew, consequenceQuestion, mostTried, type ConsequenceOfNew } from './consequence-questions'
export { pendingOfYear, type PendingOfYear } from './pending'
export { type PendingCounts } from './pending-counts'
export { pendingOutlook, pendingOutlookQuery, type PendingOutlook } from './pending-outlook'
export {
  absenceProposal,
  consequenceOfProposal,
  namedProposal,
  proposedChange,
  rejectedProposal,
  type AbsenceProposal,
  type ProposedChange,
  type RejectedProposal,
} from './proposals'
export { entryApprovers, entryReminder, type EntryApprovers, type EntryReminder } from './reminders'
export { diaryToday, type Away, type DiaryToday, type FoundToday } from './today'
export { diaryRefusal, type DiaryRefusal, type Undecidable } from './diary-refusals'
export { waitingEntries, waitingQuery, type FoundWaiting, type WaitingEntries } from './waiting-entries'
