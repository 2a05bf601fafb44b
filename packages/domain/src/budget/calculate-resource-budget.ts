import { fail, succeed, type Result } from '../result'
import { annualSalary } from './annual-salary'
import { budgetBalance, type BudgetBalance } from './budget-balance'
import { checkResourceFigures } from './checks/check-budget-totals'
import type { BudgetAmount, StaffTypeLine } from './explanation/money-formulas'
import {
  annualWorkerCost,
  resourceBudgetFigures,
  type AnnualWorkers,
  type ResourceBudgetFigures,
} from './resource-budget-figures'

/** What a person enters in the four steps (§4). */
export type EnteredResourceBudget = {
  readonly budgetTypes: readonly BudgetAmount[]
  readonly staffTypes: readonly StaffTypeLine[]
  /** SEK per year */
  readonly obUsk: number
  /** Percent */
  readonly monthlyShares: readonly number[]
}

/** What the unit, its staff and its needs budget add. */
export type ResourceBudgetBasis = {
  /** Percent; null when none is known */
  readonly payrollOverhead: number | null
  /** Percent */
  readonly holidayAllowance: number
  /** SEK; null without staff */
  readonly meanMonthlyPay: number | null
  readonly fullTimeHours: number
  /** Hours per year of the needs budget's zone lines */
  readonly zoneHours: number
  readonly numberOfRooms: number
}

export type CalculatedResourceBudget = {
  readonly figures: ResourceBudgetFigures & { readonly annualSalary: number; readonly annualWorkerCost: number }
  readonly balance: BudgetBalance
}

export type ResourceBudgetError = 'no-staff' | 'no-payroll-overhead' | 'no-money' | 'too-large'

const workersByType = (lines: readonly StaffTypeLine[]): AnnualWorkers =>
  Object.fromEntries(lines.map(({ type, annualWorkers }) => [type, annualWorkers]))

/**
 * A resource budget from what was entered and what it rests on, in SEK and hours per year, not rounded (A-135 to
 * Fails without pay or payroll overhead, when the chosen types give no money, and beyond what can be kept.
 */
export const calculateResourceBudget = (
  entered: EnteredResourceBudget,
  basis: ResourceBudgetBasis,
): Result<CalculatedResourceBudget, ResourceBudgetError> => {
  const { payrollOverhead, meanMonthlyPay, holidayAllowance: holidayAllowancePercent, fullTimeHours } = basis
  if (meanMonthlyPay === null) return fail('no-staff')
  if (payrollOverhead === null) return fail('no-payroll-overhead')
  const salary = annualSalary(entered.budgetTypes, basis)
  if (salary <= 0) return fail('no-money')
  const pay = { meanMonthlyPay, payrollOverheadPercent: payrollOverhead, holidayAllowancePercent }
  const workerCost = annualWorkerCost(pay)
  const figures = resourceBudgetFigures({
    annualSalary: salary,
    annualWorkerCost: workerCost,
    fullTimeHours,
    annualWorkers: workersByType(entered.staffTypes),
    obUsk: entered.obUsk,
  })
  if (!checkResourceFigures(salary, figures).ok) return fail('too-large')
  const balance = budgetBalance(figures, entered.monthlyShares)
  return succeed({ figures: { ...figures, annualSalary: salary, annualWorkerCost: workerCost }, balance })
}
