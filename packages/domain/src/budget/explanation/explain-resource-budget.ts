import { weeksPerBudgetYear } from '../../forecast/forecast-constants'
import { extraTimeStaffTypes } from '../budget-codes'
import type { EnteredResourceBudget, ResourceBudgetBasis } from '../calculate-resource-budget'
import type { BudgetExplanation } from './budget-explanation'
import {
  annualWorkersFormula,
  budgetEfficiencyFormula,
  hourlyCostFormula,
  hoursForScheduleFormula,
  paidHoursFormula,
  shareDifferenceFormula,
  substituteHoursFormula,
} from './hour-formulas'
import {
  annualSalaryFormula,
  annualWorkerCostFormula,
  fixedCostPerWeekFormula,
  fixedCostPerYearFormula,
  leftForScheduleFormula,
} from './money-formulas'

/** Figures of a resource budget that can be explained; the names of calculateResourceBudget. */
export const resourceBudgetFigureIds = [
  'annualSalary',
  'annualWorkerCost',
  'hourlyCost',
  'hours',
  'annualWorkers',
  'leftForSchemeBudget',
  'hoursForSchedule',
  'fixedCostPerWeek',
  'annualSubstituteHours',
  'shareDifference',
] as const

export type ResourceBudgetFigureId = (typeof resourceBudgetFigureIds)[number]

type Pay = { readonly payrollOverhead: number; readonly meanMonthlyPay: number; readonly holidayAllowance: number }

const salaryFrom = ({ budgetTypes }: EnteredResourceBudget, { zoneHours, numberOfRooms }: ResourceBudgetBasis) =>
  annualSalaryFormula.explain({ amounts: budgetTypes, zoneHours, numberOfRooms })

const sharesFrom = ({ monthlyShares }: EnteredResourceBudget) =>
  shareDifferenceFormula.explain({ sum: monthlyShares.reduce((total, share) => total + share, 0), whole: 100 })

const workerCostFrom = (pay: Pay) => annualWorkerCostFormula.explain({ ...pay, months: 12 })

/** What follows from pay, each with how its own terms came about. */
const explainWithPay = (entered: EnteredResourceBudget, basis: ResourceBudgetBasis, pay: Pay) => {
  const { staffTypes: workers, obUsk } = entered
  const post = { fullTimeHours: basis.fullTimeHours, weeks: weeksPerBudgetYear }
  const annualSalary = salaryFrom(entered, basis)
  const annualWorkerCost = workerCostFrom(pay)
  const cost = { annualWorkerCost: annualWorkerCost.value, obUsk }
  const hourlyCost = hourlyCostFormula.explain(
    { annualWorkerCost: annualWorkerCost.value, ...post },
    { annualWorkerCost },
  )
  const hours = paidHoursFormula.explain(
    { annualSalary: annualSalary.value, hourlyCost: hourlyCost.value },
    { annualSalary, hourlyCost },
  )
  const left = leftForScheduleFormula.explain({ annualSalary: annualSalary.value, workers, ...cost }, { annualSalary })
  const fixedWorkers = workers.filter(({ type }) => !extraTimeStaffTypes.includes(type))
  const perYear = fixedCostPerYearFormula.explain({ workers: fixedWorkers, ...cost })
  return {
    hourlyCost,
    hours,
    annualWorkers: annualWorkersFormula.explain({ hours: hours.value, ...post }, { hours }),
    leftForSchemeBudget: left,
    hoursForSchedule: hoursForScheduleFormula.explain(
      { leftForSchedule: left.value, hourlyCost: hourlyCost.value },
      { leftForSchedule: left, hourlyCost },
    ),
    fixedCostPerWeek: fixedCostPerWeekFormula.explain(
      { perYear: perYear.value, weeks: weeksPerBudgetYear },
      { perYear },
    ),
    annualSubstituteHours: substituteHoursFormula.explain({
      workers: workers.filter(({ type }) => extraTimeStaffTypes.includes(type)),
      ...post,
    }),
  }
}

/**
 * How a figure of a resource budget came about, by the formulas that calculate it. Null for
 * what follows from pay while the unit has no staff or the year no payroll overhead.
 */
export const explainResourceBudget = (
  entered: EnteredResourceBudget,
  basis: ResourceBudgetBasis,
  figure: ResourceBudgetFigureId,
): BudgetExplanation | null => {
  if (figure === 'annualSalary') return salaryFrom(entered, basis)
  if (figure === 'shareDifference') return sharesFrom(entered)
  const { meanMonthlyPay, payrollOverhead, holidayAllowance } = basis
  if (meanMonthlyPay === null || payrollOverhead === null) return null
  const pay = { meanMonthlyPay, payrollOverhead, holidayAllowance }
  return figure === 'annualWorkerCost' ? workerCostFrom(pay) : explainWithPay(entered, basis, pay)[figure]
}

/** How the efficiency of a month or of the year came about. */
export const explainBudgetEfficiency = (hours: {
  readonly neededHours: number
  readonly budgetedHours: number
}): BudgetExplanation =>
  budgetEfficiencyFormula.explain({ neededHours: hours.neededHours, budgetedHours: hours.budgetedHours })
