import { holidayAllowancePercent, weeksPerBudgetYear } from '../forecast/forecast-constants'
import { extraTimeStaffTypes, staffTypes, type StaffType } from './budget-codes'
import {
  annualWorkersFormula,
  hourlyCostFormula,
  hoursForScheduleFormula,
  paidHoursFormula,
  substituteHoursFormula,
} from './explanation/hour-formulas'
import {
  annualWorkerCostFormula,
  fixedCostPerWeekFormula,
  fixedCostPerYearFormula,
  leftForScheduleFormula,
} from './explanation/money-formulas'

/** Annual workers per staff type; a type that is not named has none. */
export type AnnualWorkers = { readonly [Type in StaffType]?: number }

export type WorkerPay = {
  /** SEK per month, mean of the unit's staff */
  readonly meanMonthlyPay: number
  /** PO of the year, percent */
  readonly payrollOverheadPercent: number
  readonly holidayAllowancePercent?: number
}

/** Cost of one annual worker in SEK per year, not rounded. */
export const annualWorkerCost = (pay: WorkerPay): number =>
  annualWorkerCostFormula.calculate({
    meanMonthlyPay: pay.meanMonthlyPay,
    months: 12,
    holidayAllowance: pay.holidayAllowancePercent ?? holidayAllowancePercent,
    payrollOverhead: pay.payrollOverheadPercent,
  })

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
  const { annualSalary, annualWorkerCost: workerCost, fullTimeHours, obUsk } = budget
  const post = { fullTimeHours, weeks: weeksPerBudgetYear }
  const hourlyCost = hourlyCostFormula.calculate({ annualWorkerCost: workerCost, ...post })
  if (!Number.isFinite(hourlyCost) || hourlyCost <= 0) throw new RangeError('Pay and full-time hours are above 0')
  const workers = staffTypes.map(type => ({ type, annualWorkers: budget.annualWorkers[type] ?? 0 }))
  const extra = workers.filter(({ type }) => extraTimeStaffTypes.includes(type))
  const fixed = workers.filter(({ type }) => !extraTimeStaffTypes.includes(type))
  const cost = { annualWorkerCost: workerCost, obUsk }
  const hours = paidHoursFormula.calculate({ annualSalary, hourlyCost })
  const leftForSchemeBudget = leftForScheduleFormula.calculate({ annualSalary, workers, ...cost })
  const fixedPerYear = fixedCostPerYearFormula.calculate({ workers: fixed, ...cost })
  return {
    hourlyCost,
    hours,
    annualWorkers: annualWorkersFormula.calculate({ hours, ...post }),
    leftForSchemeBudget,
    hoursForSchedule: hoursForScheduleFormula.calculate({ leftForSchedule: leftForSchemeBudget, hourlyCost }),
    fixedCostPerWeek: fixedCostPerWeekFormula.calculate({ perYear: fixedPerYear, weeks: weeksPerBudgetYear }),
    annualSubstituteHours: substituteHoursFormula.calculate({ workers: extra, ...post }),
  }
}
