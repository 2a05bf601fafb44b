export { annualNeededHours, type NeededHours, type RoomLine, type ZoneLine } from './annual-needed-hours'
export { annualSalary } from './annual-salary'
export {
  checkEachShare,
  checkMonthlyShares,
  defaultMonthlyShares,
  monthlySharesDifference,
  monthlySharesForYear,
  monthlySharesTolerance,
} from './monthly-shares'

export { spreadOverWeeks } from './spread-over-weeks'
export {
  budgetSettingKeys,
  checkBudgetSetting,
  settingOfYear,
  type BudgetSetting,
  type BudgetSettingKey,
} from './basis/budget-settings'
export { meanMonthlyPay, payDayOf, type PaidMember } from './basis/mean-monthly-pay'
export { budgetBalance } from './budget-balance'
export {
  zones,
  type Zone,
  roomTypes,
  type RoomType,
  timeTypes,
  type TimeType,
  budgetTypes,
  type BudgetType,
  zonePeriods,
  type ZonePeriod,
  budgetStates,
  type BudgetState,
  staffTypes,
  type StaffType,
  extraTimeStaffTypes,
} from './budget-codes'
export { budgetResults } from './budget-results'
export {
  calculateResourceBudget,
  type CalculatedResourceBudget,
  type EnteredResourceBudget,
  type ResourceBudgetError,
} from './calculate-resource-budget'
export { checkActivate, checkDelete, checkLock, checkNeedsEdit, type LockRefusal } from './budget-states'
export { checkNeededHours } from './checks/check-budget-totals'
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
} from './checks/check-budget-values'
export { parseBudgetNumber, parseBudgetYear, parseMonthlyShare } from './checks/parse-budget-values'
export { budgetOfYear, earlierBudgets } from './earlier-budget'
export {
  budgetFormulaIds,
  budgetQuantityIds,
  monthNameIds,
  type BudgetExplanation,
  type BudgetNameId,
  type BudgetTerm,
  type BudgetUnit,
} from './explanation/budget-explanation'
export {
  explainNeededHours,
  explainRoomHours,
  explainRoomLine,
  explainWeekHours,
  explainZoneHours,
  explainZoneLine,
} from './explanation/explain-needs-budget'
export {
  explainBudgetEfficiency,
  explainResourceBudget,
  type ResourceBudgetFigureId,
} from './explanation/explain-resource-budget'
export { type BudgetAmount, type StaffTypeLine } from './explanation/money-formulas'
export { forecastWeeksOfBudgets, type BudgetedWeeks } from './first-forecast-weeks'
