export {
  outcomeAsForecast,
  outcomeChanges,
  outcomeComplete,
  outcomeHistory,
  outcomeHistoryQuery,
  outcomeOfYear,
  outcomeReopen,
  outcomeSaved,
  type OutcomeAsForecast,
  type OutcomeChanges,
  type OutcomeComplete,
  type OutcomeHistory,
  type OutcomeOfYear,
  type OutcomeReopen,
} from './outcome'
export {
  changedMeasure,
  measureHistory,
  measureOwners,
  measureRefusal,
  measureSaved,
  measuresOfYear,
  newMeasure,
  overdueMeasures,
  type ChangedMeasure,
  type MeasureHistory,
  type MeasureOwners,
  type MeasuresOfYear,
  type NewMeasure,
  type OverdueMeasures,
} from './measures'
export { outcomeRefusal, type OutcomeRefusal } from './outcome-refusals'
export {
  unansweredOutcome,
  unansweredQuery,
  type UnansweredOutcomeAnswer,
  type UnansweredUnit,
} from './outcome-unanswered'
