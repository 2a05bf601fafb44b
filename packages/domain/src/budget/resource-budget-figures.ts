import { holidayAllowancePercent, weeksPerBudgetYear } from '../forecast/forecast-constants'

/** The seven staff types outside the common schedule (§3). */
export const staffTypes = [
  'buffer',
  'group-leader',
  'scheduler',
  'substitutes',
  'planner',
  'administrative-staff',
  'other',
] as const

export type StaffType = (typeof staffTypes)[number]

/** Annual workers per staff type; a type that is not named has none. */
export type AnnualWorkers = { readonly [Type in StaffType]?: number }

/** Buffer and substitutes stay available as extra time, the others are a fixed cost. */
const extraTimeTypes: readonly StaffType[] = ['buffer', 'substitutes']

export type WorkerPay = {
  /** SEK per month, mean of the unit's staff */
  readonly meanMonthlyPay: number
  /** PO of the year, percent */
  readonly payrollOverheadPercent: number
  readonly holidayAllowancePercent?: number
}

/** Cost of one annual worker in SEK per year, not rounded. */
export const annualWorkerCost = (pay: WorkerPay): number => {
  const allowance = pay.holidayAllowancePercent ?? holidayAllowancePercent
  return pay.meanMonthlyPay * 12 * (1 + allowance / 100) * (1 + pay.payrollOverheadPercent / 100)
}

export type ResourceBudgetInput = {
  readonly annualSalary: number
  /** SEK per year, see annualWorkerCost */
  readonly annualWorkerCost: number
  /** Hours per week of one full-time post */
  readonly fullTimeHours: number
  readonly annualWorkers: AnnualWorkers
  /** SEK per year for unsocial hours of assistant nurses */
  readonly obUsk: number
}

export type ResourceBudgetFigures = {
  /** SEK per hour */
  readonly hourlyCost: number
  /** Hours per year that the annual salary pays for */
  readonly hours: number
  /** Full-time posts that the hours make */
  readonly annualWorkers: number
  readonly leftForSchemeBudget: number
  readonly hoursForSchedule: number
  /** SEK per week outside the schedule */
  readonly fixedCostPerWeek: number
  /** Hours per year of the staff types buffer and substitutes */
  readonly annualSubstituteHours: number
}

/**
 * The figures of a resource budget in SEK and hours per year, not rounded. Throws a RangeError when
 * pay or full-time hours are not above 0, because no hourly cost exists then.
 */
export const resourceBudgetFigures = (budget: ResourceBudgetInput): ResourceBudgetFigures => {
  const hoursPerPost = budget.fullTimeHours * weeksPerBudgetYear
  const hourlyCost = budget.annualWorkerCost / hoursPerPost
  if (!Number.isFinite(hourlyCost) || hourlyCost <= 0) throw new RangeError('Pay and full-time hours are above 0')
  const workersOf = (types: readonly StaffType[]): number =>
    types.reduce((sum, type) => sum + (budget.annualWorkers[type] ?? 0), 0)
  const fixedWorkers = workersOf(staffTypes.filter(type => !extraTimeTypes.includes(type)))
  const hours = budget.annualSalary / hourlyCost
  const leftForSchemeBudget = budget.annualSalary - workersOf(staffTypes) * budget.annualWorkerCost - budget.obUsk
  return {
    hourlyCost,
    hours,
    annualWorkers: hours / hoursPerPost,
    leftForSchemeBudget,
    hoursForSchedule: leftForSchemeBudget / hourlyCost,
    fixedCostPerWeek: (fixedWorkers * budget.annualWorkerCost + budget.obUsk) / weeksPerBudgetYear,
    annualSubstituteHours: workersOf(extraTimeTypes) * hoursPerPost,
  }
}
