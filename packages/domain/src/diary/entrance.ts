export { endOfCalendarAddress } from './calendar-address'
export {
  changeOfNeedReasons,
  diaryCategories,
  diaryStatuses,
  extraResourceReasons,
  extraResourceTypes,
  locationTypes,
  noSubstitute,
  type ChangeOfNeedReason,
  type DiaryCategory,
  type DiaryStatus,
  type ExtraResourceReason,
} from './diary-codes'
export {
  checkChosenDates,
  isDiaryDay,
  listDates,
  weekdayOf,
  weekOf,
  weekdays,
  type ChosenDates,
  type Weekday,
} from './chosen-dates'
export { listDateRuns } from './date-runs'
export { checkDiaryNumber, hoursOfTimes, parseTime, proposedHoursPerDay, type WorkTimes } from './entry-numbers'
export { changeOfAbsence, differencesOfAbsence } from './absence-change'
export { type AbsenceContent, type EntryContent } from './entry-content'
export { changeOfWeek, effectsOf, rowIdOfEffect, sumEffects, type AffectedRow, type Effect } from './entry-effects'
export { pendingOf, type ProposedDifference } from './pending-effects'
export { figuresOf, type CategorySummary, type EntryFigures } from './entry-figures'
export {
  datesUntil,
  decisionProblem,
  handlingOf,
  handOverDraft,
  returnDraft,
  returnEffects,
  splitDates,
  type DraftRow,
  wasAwayOnNoDay,
} from './deciding'
export { datedWeekdays, listOverfullDays } from './same-days'
export { addDays } from './chosen-dates'
/** @public for the pages of the diary */
export { keepInYear, type DatesError } from './chosen-dates'
export { sameDatesNextYear } from './next-year'
/** @public for the pages of the diary */
export { parseDiaryHours, parseQuantity, type DiaryNumberError, type TimesError } from './entry-numbers'
/** @public for the pages of the diary */
export { summariseEntries } from './entry-figures'
/** @public for the pages of the diary */
export { type DecisionProblem } from './deciding'
/** @public for the pages of the diary */
export { type OverfullDay } from './same-days'
export { datesByColumn, daysOfColumns, footOfPlan, planOfMonth, planOfYear, type PlanPeriod } from './plan'
/** @public for the pages of the diary */
export { readEntryLine, type EntryLine } from './entry-line/read-entry-line'
