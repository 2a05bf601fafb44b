import { fail, succeed, type Result } from '../result'
import { resourceBudgetBalance, type ResourceBudgetBalance } from './resource-budget-balance'
import type { ShownPay } from './basis/shown-pay'
import { checkResourceFigures } from './checks/check-budget-totals'
import {
  annualSalary,
  calculateResourceFigures,
  resourceFigures,
  shareDifference,
  type ResourceBudgetFigures,
  type ResourceFrame,
} from './figures/resource-figures'
import type { BudgetExplanation } from './formula/budget-explanation'
import type { BudgetAmount, StaffTypeLine } from './formula/money-formulas'

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
  /** SEK; null without staff, and where it is withheld */
  readonly meanMonthlyPay: number | null
  /** What the mean is for those who may not see salaries; left out where it is the exact one of the unit */
  readonly shownPay?: ShownPay['shownPay'] | undefined
  readonly fullTimeHours: number
  /** Hours per year of the needs budget's zone lines */
  readonly zoneHours: number
  readonly numberOfRooms: number
}

export type CalculatedResourceBudget = {
  readonly figures: ResourceBudgetFigures
  readonly balance: ResourceBudgetBalance
}

export type ResourceBudgetError = 'no-staff' | 'pay-withheld' | 'no-payroll-overhead' | 'no-money' | 'too-large'

/** What the figures are read from once pay and payroll overhead are known. */
const frameOf = (
  entered: EnteredResourceBudget,
  { meanMonthlyPay, payrollOverhead, ...basis }: ResourceBudgetBasis,
): Result<ResourceFrame, 'no-staff' | 'pay-withheld' | 'no-payroll-overhead'> => {
  if (meanMonthlyPay === null) return fail(basis.shownPay === 'withheld' ? 'pay-withheld' : 'no-staff')
  if (payrollOverhead === null) return fail('no-payroll-overhead')
  return succeed({ ...entered, ...basis, meanMonthlyPay, payrollOverhead })
}

/** What can be said against a budget whose pay is withheld, or that it is. */
const withoutPay = (entered: EnteredResourceBudget, basis: ResourceBudgetBasis): ResourceBudgetError => {
  const money = annualSalary.calculate({ ...entered, ...basis })
  if (money <= 0) return 'no-money'
  return checkResourceFigures({ annualSalary: money, annualWorkers: 0 }).ok ? 'pay-withheld' : 'too-large'
}

/**
 * A resource budget from what was entered and what it rests on, in SEK and hours per year, not rounded (A-135 to
 * Fails without staff, where the pay is withheld, without payroll overhead, when the chosen types give no money, and beyond what can be kept.
 * Throws a RangeError when pay or full-time hours are not above 0, because no hourly cost exists then.
 */
export const calculateResourceBudget = (
  entered: EnteredResourceBudget,
  basis: ResourceBudgetBasis,
): Result<CalculatedResourceBudget, ResourceBudgetError> => {
  const frame = frameOf(entered, basis)
  if (!frame.ok) return fail(frame.error === 'pay-withheld' ? withoutPay(entered, basis) : frame.error)
  const figures = calculateResourceFigures(frame.value)
  if (figures.annualSalary <= 0) return fail('no-money')
  if (!Number.isFinite(figures.hourlyCost) || figures.hourlyCost <= 0)
    throw new RangeError('Pay and full-time hours are above 0')
  if (!checkResourceFigures(figures).ok) return fail('too-large')
  return succeed({ figures, balance: resourceBudgetBalance(figures, entered.monthlyShares) })
}

/** Figures of a resource budget that can be explained. */
export type ResourceBudgetFigureId = keyof ResourceBudgetFigures | 'shareDifference'

/**
 * How a figure of a resource budget came about, by the formulas that calculate it. Null for
 * what follows from pay while the unit has no staff, the pay is withheld or the year has no payroll overhead.
 */
export const explainResourceBudget = (
  entered: EnteredResourceBudget,
  basis: ResourceBudgetBasis,
  figure: ResourceBudgetFigureId,
): BudgetExplanation | null => {
  if (figure === 'annualSalary') return annualSalary.explain({ ...entered, ...basis })
  if (figure === 'shareDifference') return shareDifference.explain(entered)
  const frame = frameOf(entered, basis)
  return frame.ok ? resourceFigures[figure].explain(frame.value) : null
}
