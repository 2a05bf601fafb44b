export { fail, succeed, type Result } from './result'

export {
  calendarDateOf,
  dayNumberOf,
  daysInMonth,
  daysInYear,
  isLeapYear,
  parseIsoDate,
  toIsoDate,
  type CalendarDate,
} from './calendar/calendar-date'
export { datesOfWeek, isOldWeek, isoWeekOf, mondayOf, weeksInIsoYear, type IsoWeek } from './calendar/iso-week'
export {
  holidaysOfWeek,
  swedishPublicHolidays,
  type PublicHoliday,
  type PublicHolidayId,
} from './calendar/public-holidays'
export { calendarDateInStockholm, isoWeekInStockholm } from './calendar/stockholm'
export {
  defaultWeekRange,
  moveEndWeek,
  moveStartWeek,
  parseWeekRange,
  periodPreset,
  periodPresetNames,
  weeksOfRange,
  type PeriodPresetName,
  type WeekRange,
  type WeekRangeError,
} from './calendar/week-range'

export {
  hoursFromHundredths,
  hundredthsFromHours,
  maximumHours,
  roundHalfAwayFromZero,
  type Hundredths,
} from './hours/hundredths'
export { parseHours, type HoursError, type HoursRules } from './hours/parse-hours'
export {
  formatCostPerHour,
  formatDecimals,
  formatFractionalHours,
  formatHours,
  formatMoney,
  formatPercent,
  type Decimals,
} from './hours/format-numbers'

export {
  forecastRowIds,
  forecastRowTypes,
  type ForecastRowId,
  type ForecastRowType,
} from './forecast/rows/forecast-row-ids'
export { isForecastRow } from './forecast/rows/is-forecast-row'
export {
  absenceRowId,
  absenceServerIds,
  serverIdOfRow,
  substituteRowId,
  substituteRowIdByServerId,
  substituteServerIds,
  type ServerId,
  type ServerRow,
} from './forecast/rows/server-row-ids'
export {
  absenceCostFactors,
  chartTolerancePoints,
  costFactors,
  holidayAllowancePercent,
  substituteCostFactors,
  weeksPerBudgetYear,
} from './forecast/forecast-constants'
export type { ForecastBudget, ForecastInput, FrozenCostFactors, ServerRowHours } from './forecast/forecast-input'
export type * from './forecast/forecast-result'
export { calculateForecast } from './forecast/calculate-forecast'
export { trendOf, type Trend } from './forecast/trend-of'
export { calculateYearToDateRemaining } from './forecast/year-to-date'
export {
  explainBudgetBasis,
  type BudgetBasis,
  type BudgetBasisFigure,
} from './forecast/explanation/explain-budget-basis'
export { explainCard, type ExplainedCardId } from './forecast/explanation/explain-card'
export { explainCell, type ExplainedCell } from './forecast/explanation/explain-cell'
export type { Explanation, ExplanationTerm, ExplanationUnit } from './forecast/formula/explanation'
export {
  formulaIds,
  isQuantityId,
  type ExplanationNameId,
  type FormulaCaseId,
  type FormulaId,
  type QuantityId,
} from './forecast/formula/explanation-ids'
export { chartUnit, colourOfMark, markWeek } from './forecast/calculation/mark-week'

export type * from './forecast/editing/forecast-state'
export { acceptSaved, changesToSave, unknownRowIds } from './forecast/editing/changes-to-save'
export { createForecastState } from './forecast/editing/create-forecast-state'
export { editCell, editCells, isEditableCell } from './forecast/editing/edit-cell'
export {
  changesBetween,
  emptyHistory,
  recordStep,
  redoLast,
  undoLast,
  type CellChange,
  type EditHistory,
  type EditStep,
  type HistoryMove,
} from './forecast/editing/edit-history'
export { fillFromYear } from './forecast/editing/fill-from-year'
export { withAbsenceRow } from './forecast/editing/with-absence-row'
export { isEditableSubstitute } from './forecast/editing/list-editable-rows'
export { listConflicts, mergeServerState, resolveConflict } from './forecast/editing/merge-server-state'
export {
  dirtyRowIds,
  isDirty,
  dirtyWeeks,
  readRowStatuses,
  revert,
  rowStatusOf,
} from './forecast/editing/read-row-status'

export { buildForecastTables } from './forecast/tables/build-forecast-tables'
export { formatForecastValue } from './forecast/tables/format-forecast-value'
export { keepUnchangedRows } from './forecast/tables/keep-unchanged-rows'
export { summariseSelection, type SelectionSummary } from './forecast/tables/summarise-selection'
export type { ForecastTableOptions } from './forecast/tables/table-context'
export type * from './forecast/tables/forecast-table'

export { annualNeededHours, type NeededHours, type RoomLine, type ZoneLine } from './budget/annual-needed-hours'
export { annualSalary } from './budget/annual-salary'
export {
  checkEachShare,
  checkMonthlyShares,
  defaultMonthlyShares,
  monthlySharesDifference,
  monthlySharesForYear,
  monthlySharesTolerance,
  type MonthlySharesError,
} from './budget/monthly-shares'
export {
  annualWorkerCost,
  resourceBudgetFigures,
  type AnnualWorkers,
  type ResourceBudgetFigures,
  type ResourceBudgetInput,
  type WorkerPay,
} from './budget/resource-budget-figures'
export { dailyHoursByMonth, spreadOverWeeks, type AnnualSpread } from './budget/spread-over-weeks'
export {
  budgetSettingKeys,
  checkBudgetSetting,
  settingOfYear,
  type BudgetSetting,
  type BudgetSettingKey,
} from './budget/basis/budget-settings'
export { meanMonthlyPay, payDayOf, type PaidMember } from './budget/basis/mean-monthly-pay'
export { budgetBalance, type BudgetBalance } from './budget/budget-balance'
export * from './budget/budget-codes'
export { budgetResults, type BudgetResults, type ResultOfMonth, type ResultsInput } from './budget/budget-results'
export {
  calculateResourceBudget,
  type CalculatedResourceBudget,
  type EnteredResourceBudget,
  type ResourceBudgetBasis,
  type ResourceBudgetError,
} from './budget/calculate-resource-budget'
export {
  checkActivate,
  checkDelete,
  checkLock,
  checkNeedsEdit,
  type ActivateRefusal,
  type BudgetStanding,
  type DeleteRefusal,
  type LockRefusal,
  type NeedsEditRefusal,
  type NeedsStanding,
} from './budget/budget-states'
export { checkNeededHours, checkResourceFigures } from './budget/checks/check-budget-totals'
export {
  amountFieldOf,
  checkBudgetNumber,
  checkBudgetYear,
  firstBudgetYear,
  lastBudgetYear,
  longestBudgetComment,
  longestBudgetName,
  mostBudgetLines,
  type BudgetField,
  type BudgetNumberError,
} from './budget/checks/check-budget-values'
export { parseBudgetNumber, parseBudgetYear, parseMonthlyShare } from './budget/checks/parse-budget-values'
export { budgetOfYear, earlierBudgets, type DatedBudget } from './budget/earlier-budget'
export {
  budgetFormulaIds,
  budgetQuantityIds,
  monthNameIds,
  type BudgetExplanation,
  type BudgetFormulaId,
  type BudgetNameId,
  type BudgetTerm,
  type BudgetUnit,
} from './budget/explanation/budget-explanation'
export {
  explainNeededHours,
  explainRoomHours,
  explainRoomLine,
  explainWeekHours,
  explainZoneHours,
  explainZoneLine,
} from './budget/explanation/explain-needs-budget'
export {
  explainBudgetEfficiency,
  explainResourceBudget,
  type ResourceBudgetFigureId,
} from './budget/explanation/explain-resource-budget'
export type { BudgetAmount, StaffTypeLine } from './budget/explanation/money-formulas'
export { forecastWeeksOfBudgets, type BudgetedWeeks, type LockedBudgets } from './budget/first-forecast-weeks'

export { parseActiveUnit, validateActiveUnit, type ActiveUnit } from './session/active-unit'
export { jobTitleOf, jobTitles, type JobTitle, type JobTitleId } from './session/job-titles'
export {
  hasPermission,
  hasPermissionLevel,
  isSuperAdmin,
  levelIncludes,
  permissionIds,
  permissionLevels,
  type PermissionHolder,
  type PermissionLevel,
  type RoleItem,
} from './session/permissions'
export { startPath, type StartPath } from './session/start-path'
export {
  pickerLevels,
  visiblePickerLevels,
  type PickerChoice,
  type PickerEntry,
  type PickerLevel,
  type VisiblePickerLevel,
  type VisiblePickerLevels,
} from './session/unit-picker'
export {
  findUnit,
  sortBySwedishName,
  type County,
  type Department,
  type Municipality,
  type Unit,
  type UnitPath,
} from './session/unit-tree'

export { isValidEmail, isValidPhone, phoneLength } from './validation/contact-details'
export { passwordProblems, shortestPassword, type PasswordProblem } from './validation/password-problems'
export { isWholeNumber } from './validation/whole-number'

export {
  checkMonthlySalary,
  checkServiceGrade,
  checkWeeklyHours,
  highestMonthlySalary,
  hoursOfWeek,
  needsServiceReason,
  type GradeError,
  type SalaryError,
  type WeeklyHoursError,
} from './staff/check-staff-values'
export {
  checkBirthday,
  isEmploymentDay,
  longestStaffName,
  longestStaffNotes,
  type BirthdayError,
} from './staff/check-person'
export * from './staff/staff-codes'
export { parseMonthlySalary, parseServiceGrade, parseWeeklyHours } from './staff/parse-staff-values'
export {
  changeTerms,
  checkTermsDay,
  termsOn,
  type Employment,
  type Service,
  type ServiceTerms,
  type ServiceValues,
  type TermsDayError,
} from './staff/service-terms'
export {
  availableHours,
  scheduledHoursOfYear,
  scheduleOfYear,
  type ScheduledMember,
  type ScheduledWeek,
} from './staff/available-hours'
