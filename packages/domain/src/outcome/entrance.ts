export {
  isOutcomeRow,
  isOutcomeValue,
  outcomeKinds,
  outcomeSources,
  unitOfOutcome,
  type OutcomeKind,
  type OutcomeRow,
  type OutcomeRowOfSource,
  type OutcomeSource,
} from './outcome-rows'
export { outcomeCellKey, outcomeRowId, outcomeRowOfId } from './editing/outcome-places'
export {
  acceptSavedOutcome,
  closedEdits,
  editOutcome,
  mergeOutcome,
  obstacleOfWeek,
  rowsWithEdits,
  storedTyped,
  typedIn,
  withTyped,
  type EditedOutcome,
  type OutcomeConflict,
  type StoredOutcome,
  type TypedCell,
} from './editing/edited-outcome'
export { noOutcomeSteps, recordOutcomeStep, redoOutcome, undoOutcome, withChoices } from './editing/outcome-steps'
export { effectiveOutcome, layerOfCell, outcomeCell, stateOfWeek, type OutcomeLists } from './effective-outcome'
export { outcomeFigures, type OutcomeFigures } from './outcome-figures'
export { differenceOfRow, type RowDifference } from './row-difference'
export { listedOutcomeRows } from './listed-rows'
export { asForecast } from './as-forecast'
