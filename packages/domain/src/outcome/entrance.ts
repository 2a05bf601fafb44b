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
export { outcomeCellKey, outcomeRowId, outcomeRowOfId, type OutcomeCell } from './editing/outcome-cells'
export {
  acceptSavedOutcome,
  closedEdits,
  editOutcome,
  mergeOutcome,
  obstacleOfWeek,
  rowsWithEdits,
  typedIn,
  withTyped,
  type OutcomeConflict,
  type OutcomeState,
  type StoredOutcome,
  type TypedCell,
} from './editing/outcome-state'
export {
  noOutcomeSteps,
  recordOutcomeStep,
  redoOutcome,
  undoOutcome,
  withChoices,
  type OutcomeSteps,
} from './editing/outcome-steps'
