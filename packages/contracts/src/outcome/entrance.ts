export {
  outcomeAsForecast,
  outcomeChanges,
  outcomeComplete,
  outcomeHistory,
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
export { outcomeRefusal, type OutcomeRefusal } from './outcome-refusals'
