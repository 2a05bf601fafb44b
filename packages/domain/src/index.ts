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
export type { ForecastBudget, ForecastInput, ServerRowHours } from './forecast/forecast-input'
export type {
  ForecastResult,
  ForecastSummary,
  ForecastWeeks,
  RowSummary,
  StaffingMark,
} from './forecast/forecast-result'
export { calculateForecast } from './forecast/calculate-forecast'
export { calculateCostPerHour, calculateIdealPerWeek } from './forecast/calculation/calculate-cost-per-hour'
export { calculateDeficit, calculateNeededAtTarget } from './forecast/calculation/calculate-deficit'
export { calculateEfficiency } from './forecast/calculation/calculate-efficiency'
export { calculateAvailable, calculateHourResult } from './forecast/calculation/calculate-hour-result'
export { calculateIllnessPercent } from './forecast/calculation/calculate-illness-percent'
export { calculateMeaningCost, calculateMeaningFte } from './forecast/calculation/calculate-meaning'
export { calculateNeeds } from './forecast/calculation/calculate-needs'
export {
  calculateIncoming,
  calculateLeftOfAnnualBudget,
  calculateRemaining,
  calculateWeekBalance,
} from './forecast/calculation/calculate-remaining-budget'
export {
  absenceCostFactor,
  calculateStaffCost,
  substituteCostFactor,
} from './forecast/calculation/calculate-staff-cost'
export { chartUnit, colourOfMark, markWeek } from './forecast/calculation/mark-week'

export type {
  CellAddress,
  CellConflict,
  CellEdit,
  CellEditError,
  CellEditFailure,
  ForecastChanges,
  ForecastState,
  RowStatus,
  WeekHours,
} from './forecast/editing/forecast-state'
export { acceptSaved, changesToSave, unknownRowIds } from './forecast/editing/changes-to-save'
export { createForecastState } from './forecast/editing/create-forecast-state'
export { editCell, editCells, isEditableCell } from './forecast/editing/edit-cell'
export { fillFromYear } from './forecast/editing/fill-from-year'
export { isEditableSubstitute } from './forecast/editing/list-editable-rows'
export { listConflicts, mergeServerState, resolveConflict } from './forecast/editing/merge-server-state'
export {
  dirtyRowIds,
  isDirty,
  isDirtyCell,
  readRowStatuses,
  revert,
  rowStatusOf,
} from './forecast/editing/read-row-status'

export { buildForecastTables } from './forecast/tables/build-forecast-tables'
export { formatForecastValue } from './forecast/tables/format-forecast-value'
export { keepUnchangedRows } from './forecast/tables/keep-unchanged-rows'
export type { ForecastTableOptions } from './forecast/tables/table-context'
export type {
  ForecastColumn,
  ForecastRow,
  ForecastTable,
  ForecastTableId,
  ForecastTables,
  MarkRow,
  NumberRow,
  NumberUnit,
  PercentageColumn,
  PercentageDisplay,
} from './forecast/tables/forecast-table'

export { annualNeededHours, type NeededHours, type RoomLine, type ZoneLine } from './budget/annual-needed-hours'
export { annualSalary, type BudgetAmount } from './budget/annual-salary'
export {
  checkMonthlyShares,
  defaultMonthlyShares,
  monthlySharesTolerance,
  type MonthlySharesError,
} from './budget/monthly-shares'
export {
  annualWorkerCost,
  resourceBudgetFigures,
  staffTypes,
  type AnnualWorkers,
  type ResourceBudgetFigures,
  type ResourceBudgetInput,
  type StaffType,
  type WorkerPay,
} from './budget/resource-budget-figures'
export { dailyHoursByMonth, spreadOverWeeks, type AnnualSpread } from './budget/spread-over-weeks'

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
export {
  actualServiceReasons,
  genders,
  ordinaryServiceReasons,
  type ActualServiceReason,
  type Gender,
  type OrdinaryServiceReason,
} from './staff/staff-codes'
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
