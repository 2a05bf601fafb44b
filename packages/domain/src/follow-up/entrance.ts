export { neighbourYears, type YearsOfForecast } from './calendar-weeks'
export { projectYear, type Compared, type Projection } from './projection'
export { bridgeStepIds, bridgeYear, type Bridge, type BridgeStep, type BridgeStepId } from './bridge'
export { type OutcomeOfYear, type YearsOfOutcome } from './with-outcome'
export { type BudgetChange } from './budget-change'
export { rowsOfStep, type RowsOfWeek } from './step-rows'
export { checkMeasureHours, checkMeasureKronor, isOverdue, measureStates, type MeasureState } from './measure'
export { parseMeasureAmount } from './measure-amounts'
export { deviationOfWeeks } from './deviation-of-weeks'
export {
  checkThresholdKronor,
  checkThresholdPercent,
  dueDaysOf,
  submissionStates,
  unitStateOf,
  unitStates,
  type SubmissionState,
  type Threshold,
  type UnitState,
} from './occasion'
export { parseThreshold } from './threshold-amounts'
export { snapshotOf, stepsToComment, type FollowUpSnapshot, type HandedInMeasure, type WholeAmounts } from './snapshot'
