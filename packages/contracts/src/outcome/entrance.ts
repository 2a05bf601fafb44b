export {
  outcomeBatch,
  outcomeBatchAnswer,
  type BatchRow,
  type BatchRowCode,
  type BatchRowResult,
  type OutcomeBatch,
  type OutcomeBatchAnswer,
} from './outcome-batch'
export { machineKeys, madeMachineKey, makeMachineKey, type MachineKey, type MakeMachineKey } from './machine-keys'
export {
  outcomeAsForecast,
  outcomeChanges,
  outcomeComplete,
  outcomeDiary,
  outcomeFromDiary,
  outcomeHistory,
  outcomeHistoryQuery,
  outcomeOfYear,
  outcomeReopen,
  outcomeSaved,
  type OutcomeAsForecast,
  type OutcomeChanges,
  type OutcomeComplete,
  type OutcomeDiary,
  type OutcomeFromDiary,
  type OutcomeHistory,
  type OutcomeOfYear,
  type OutcomeReopen,
} from './outcome'
export { outcomeRefusal, type OutcomeRefusal } from './outcome-refusals'
export {
  unansweredOutcome,
  unansweredQuery,
  type UnansweredOutcomeAnswer,
  type UnansweredUnit,
} from './outcome-unanswered'
export {
  changedMeasure,
  longestMeasureNote,
  longestMeasureTitle,
  measureFields,
  measureHistory,
  measureOwners,
  measureRefusal,
  measureSaved,
  measuresOfYear,
  newMeasure,
  type ChangedMeasure,
  type MeasureHistory,
  type MeasureOnWire,
  type MeasureOwners,
  type MeasureRefusal,
  type MeasureSaved,
  type MeasuresOfYear,
  type NewMeasure,
} from './measures'
export {
  overdueMeasures,
  overdueMeasuresQuery,
  type OverdueMeasure,
  type OverdueMeasuresAnswer,
} from './measures-overdue'
