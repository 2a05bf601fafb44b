export { forecastRowIds } from './rows/forecast-row-ids'
export {
  keptLines,
  listedKinds,
  rowKinds,
  shownSingleKinds,
  singleKinds,
  type KeptLine,
  type ListedKind,
  type RowKind,
  type ServerId,
  type SingleKind,
} from './rows/row-kinds'
export {
  absenceRowId,
  isEditableSubstitute,
  isFixedRow,
  isSignedRow,
  keptRowOf,
  rowIdOfKept,
  serverIdOfRow,
  substituteRowId,
  type KeptRowName,
} from './rows/server-row-ids'
export { atWirePlace, wirePlaces } from './rows/wire-places'
export { hasBreakEven } from './figures/income-figures'
export { weekListsOf } from './rows/week-lists'
export { withWaitingHours, type WaitingHours } from './rows/with-waiting-hours'
export { type ForecastTableId } from './rows/row-line'
export { costFactorsOfSpecification } from './calculation/cost-factors'
export { chartTolerancePoints, holidayAllowancePercent, weeksPerBudgetYear } from './forecast-constants'
export {
  type ForecastInput,
  type FrozenCostFactors,
  type CostShift,
  type ServerRowHours,
  type WeekIncome,
  type SickPay,
} from './forecast-input'
export { type StaffingMark, type ForecastResult } from './forecast-result'
export { calculateForecast } from './calculate-forecast'
export { comingRange, comingVacancy, listComingOffTarget, type WeekOffTarget } from './coming-weeks'
export { deficitWordOf, differsFromMark } from './deficit-word'
export { listComingRed, outlookOf, outlookWeeks, weeksAheadOf, type HoursAhead, type WeekAhead } from './outlook'
export { summarisePart } from './figures/summarise-part'
export { leftOfYear } from './figures/year-figures'
export { trendOf, type Trend } from './trend-of'
export { calculateYearToDateRemaining } from './year-to-date'
export { explainBudgetBasis, type BudgetBasis, type BudgetBasisFigure } from './explanation/explain-budget-basis'
export { explainCard } from './explanation/explain-card'
export { explainCell } from './explanation/explain-cell'
export { type Explanation, type ExplanationTerm, type ExplanationUnit } from './formula/explanation'
/** @internal for the test that each has a text */
export { formulaIds } from './formula/explanation-ids'
export { isQuantityId, type ExplanationNameId } from './formula/explanation-ids'
export { colourOfMark } from './calculation/mark-week'
export { type CellAddress, type ForecastState, type CellConflict, type ForecastChanges } from './editing/forecast-state'
export { acceptSaved, changesToSave, unknownRowIds } from './editing/changes-to-save'
export { createForecastState } from './editing/create-forecast-state'
export { editCell, editCells, isEditableCell } from './editing/edit-cell'
export {
  changesBetween,
  emptyHistory,
  recordStep,
  redoLast,
  undoLast,
  type EditStep,
  type HistoryMove,
} from './editing/edit-history'
export { withAddedHours } from './editing/add-hours'
export { fillFromYear } from './editing/fill-from-year'
export { comparePast, takePast, type PastHours, type PastRow } from './past/past-state'
export { withAbsenceRow } from './editing/with-absence-row'
export { listConflicts, mergeServerState, resolveConflict } from './editing/merge-server-state'
export { isDirty, dirtyWeeks, revert } from './editing/read-row-status'
export { listUnlikelyCells, withLikelyHours, type UnlikelyCell } from './editing/unlikely-cells'
export { buildForecastTables } from './tables/build-forecast-tables'
export { formatForecastValue } from './tables/format-forecast-value'
export { keepUnchangedRows } from './tables/keep-unchanged-rows'
export { summariseSelection } from './tables/summarise-selection'

export { exportFileName, templateFileName } from './workbook/export-file-name'
export { sheetFormulas } from './workbook/sheet-formulas'
export { layOutSheet, layOutTemplate, type SheetCell, type SheetMeta, type SheetRow } from './workbook/lay-out-sheet'
export {
  foldedLabel,
  indexLabels,
  isHeadLabel,
  isMetaLabel,
  type LabelIndex,
  type RowLabel,
} from './workbook/row-labels'
export { chooseSheet, type SheetProblem } from './workbook/choose-sheet'
export { compareImport, type ImportComparison, type ImportDifference } from './workbook/compare-import'
export { type FilePlace } from './workbook/file-sheet'
export { importBody, type ImportBody } from './workbook/import-body'
export { importEffect } from './workbook/import-effect'
export { recogniseRows, type KeptRow, type RecognisedSheet } from './workbook/recognise-rows'
export {
  cellKey,
  comesIn,
  takeImport,
  wholeImport,
  type ImportChoice,
  type ImportStrategy,
} from './workbook/take-import'
export { validateImport, type ImportError } from './workbook/validate-import'

export {
  type ForecastColumn,
  type PercentageDisplay,
  type NumberUnit,
  type NumberRow,
  type ForecastRow,
  type ForecastTable,
  type ForecastTables,
} from './tables/forecast-table'
