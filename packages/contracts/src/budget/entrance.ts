export { payrollOverheadValues, type PayrollOverheadValues } from './payroll-overhead'

export {
  budgetSettingsMunicipalities,
  municipalityBudgetSettings,
  setBudgetSetting,
  setCostFactors,
  type BudgetSettingOnWire,
  type BudgetSettingsMunicipalities,
  type MunicipalityBudgetSettings,
  type SetBudgetSetting,
  type SetCostFactors,
} from './budget-settings'
export {
  budgetDeleted,
  needsBasis,
  needsBudget,
  needsBudgetChanges,
  needsBudgetList,
  newNeedsBudget,
  type BudgetDeleted,
  type NeedsBasis,
  type NeedsBudget,
  type NeedsBudgetChanges,
  type NeedsBudgetList,
  type NewNeedsBudget,
} from './needs-budget'
export {
  budgetYearResults,
  newResourceBudget,
  resourceBasis,
  resourceBudget,
  resourceBudgetChanges,
  resourceBudgetLock,
  resourceBudgetList,
  type BudgetCostFactors,
  type BudgetYearResults,
  type NewResourceBudget,
  type ResourceBasis,
  type ResourceBasisValues,
  type ResourceBudget,
  type ResourceBudgetChanges,
  type ResourceBudgetList,
  type ResourceBudgetLock,
} from './resource-budget'
export {
  budgetApprovers,
  lockRequestAnswer,
  lockRequestReturn,
  newLockRequest,
  type LockRequest,
  type LockRequestAnswer,
} from './lock-request'
export {
  budgetChange,
  budgetChangeList,
  newBudgetChange,
  type BudgetChangeList,
  type BudgetChangeOnWire,
  type NewBudgetChange,
} from './budget-changes'
export {
  budgetChangeRefusal,
  budgetSettingRefusal,
  needsRefusal,
  resourceRefusal,
  type BudgetChangeRefusal,
  type BudgetSettingRefusal,
  type NeedsRefusal,
  type ResourceRefusal,
} from './budget-refusals'
export {
  nextYearBudgets,
  nextYearQuery,
  type BudgetOfNextYear,
  type LockRequestsAnswer,
  type LockRequestsToAnswer,
  type NextYearAnswer,
  type NextYearBudgets,
} from './next-year'
export { approversOffer, payrollOverheadOffer, readinessOffer } from './offered-queries'
export { unitReadiness, type UnitReadiness } from './unit-readiness'
export {
  municipalityPayRevisions,
  costPreview,
  payRevisionPreviewQuestion,
  setPayRevision,
  type MunicipalityPayRevisions,
  type PayRevisionOnWire,
  type CostPreview,
  type SetPayRevision,
} from './pay-revisions'
export {
  municipalityPrices,
  pricePreviewQuestion,
  pricesIn,
  setPrices,
  type MunicipalityPrices,
  type PriceOnWire,
  type SetPrices,
  type TypedPrices,
} from './prices'
export { setQuantities, unitQuantities, type SetQuantities, type UnitQuantities } from './quantities'
export {
  municipalityUnsocialHours,
  setUnsocialRule,
  unsocialPreviewQuestion,
  type MunicipalityUnsocialHours,
  type SetUnsocialRule,
  type UnsocialRuleOnWire,
} from './unsocial-hours'
export {
  municipalitySickPay,
  setSickPayRule,
  sickPayPreviewQuestion,
  type MunicipalitySickPay,
  type SetSickPayRule,
  type SickPayRuleOnWire,
} from './sick-pay'
