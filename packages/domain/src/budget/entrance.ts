export {
  annualNeededHours,
  needsFigures,
  type NeededHours,
  type RoomLine,
  type ZoneLine,
} from './figures/needs-figures'
export { annualSalary, budgetEfficiency, meanPayName } from './figures/resource-figures'
export {
  checkEachShare,
  checkMonthlyShares,
  defaultMonthlyShares,
  monthlySharesDifference,
  monthlySharesForYear,
  monthlySharesTolerance,
} from './monthly-shares'

export { explainWeekHours, spreadOverWeeks } from './spread-over-weeks'
export {
  budgetSettingKeys,
  costFactorKeys,
  checkBudgetSetting,
  inForceOn,
  settingOfYear,
  type BudgetSetting,
  type BudgetSettingKey,
  type CostFactorKey,
} from './basis/budget-settings'
export { factorPresets, type FactorPreset } from './basis/factor-presets'
export { paysOn, paysToShow, shownMeanOf, shownMeanOfMunicipality, type Pays, type ShownPay } from './basis/shown-pay'
export { meanMonthlyPay, payDayOf, type PaidMember } from './basis/mean-monthly-pay'
export { costShiftsOf, type CostSettings } from './pay/cost-shift'
/** @internal for the oracle of it */
export { payRiseOf } from './pay/pay-rise'
export { risePercentOfYear, type PayOfBudget } from './pay/pay-rise'
/** @internal for the oracle of it */
export { unsocialShiftOf } from './pay/unsocial-hours'
export {
  unsocialDays,
  unsocialKeys,
  unsocialRuleOn,
  unsocialWeights,
  unsocialValuesOf,
  unsocialWayOf,
  type UnsocialDay,
  type UnsocialKey,
  type UnsocialRule,
} from './pay/unsocial-hours'
export { checkUnsocialWeight, parseUnsocialWeight, unsocialSpreadOf, type UnsocialSpread } from './pay/unsocial-spread'
export { resourceBudgetBalance } from './resource-budget-balance'
export {
  zones,
  roomTypes,
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
export { efficiencyOfYear, markOfBudget } from './budget-results'
export {
  calculateResourceBudget,
  type CalculatedResourceBudget,
  type EnteredResourceBudget,
  explainResourceBudget,
  type ResourceBudgetError,
  type ResourceBudgetFigureId,
} from './resource-budget'
export { checkActivate, checkDelete, checkLock, checkNeedsEdit, type LockRefusal } from './budget-states'
export { checkNeededHours } from './checks/check-budget-totals'
export { isFarBelowLastYear, isUnlikelyTarget } from './checks/unlikely-budget'
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
/** @internal for the test that each has a text */
export { budgetFormulaIds, budgetQuantityIds, monthNameIds } from './formula/budget-explanation'
export {
  type BudgetExplanation,
  type BudgetNameId,
  type BudgetTerm,
  type BudgetUnit,
} from './formula/budget-explanation'
export { type BudgetAmount, type StaffTypeLine } from './formula/money-formulas'
export { forecastWeeksOfBudgets, type BudgetedWeeks } from './first-forecast-weeks'
export { nextBudgetYear } from './next-year'
export { incomesOf, type IncomeOfBudget } from './income/income-of-year'
export {
  checkPrice,
  isQuantityPrice,
  parsePrice,
  priceKeys,
  priceOfKey,
  quantityPriceKeys,
  type Price,
  type PriceKey,
  type QuantityPriceKey,
} from './income/price'
export { checkQuantity, parseQuantity } from './income/quantity'
export {
  checkPayRevision,
  parsePayRevision,
  payRevisionKey,
  payRevisionKeys,
  payRevisionKinds,
  payRevisionOfKey,
  type PayRevision,
  type PayRevisionKey,
  type PayRevisionKind,
} from './pay/pay-revision'
export {
  checkSavedFromDay15,
  parseSavedFromDay15,
  savedFromDay15AtFirst,
  sickPayKeys,
  sickPayRulesOf,
  sickPayValuesOf,
  type SickPayKey,
  type SickPayRule,
} from './sick-pay/sick-pay-rule'
export { sickPayOfYear, type SickPerson } from './sick-pay/sick-spells'
