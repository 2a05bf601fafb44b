import type { ReceivedForecast } from '@veckovis/contracts/forecast'
import type { BudgetBasis } from '@veckovis/domain/forecast'

/** The figures of the locked budget as they explain themselves, with the payroll overhead of the forecast's year. */
export const budgetBasisOf = (budget: ReceivedForecast['budget'], payrollOverhead: number | null): BudgetBasis => ({
  annualSalary: budget.annualSalary,
  hours: budget.hours,
  hoursForSchedule: budget.hoursForSchedule,
  leftForSchedule: budget.leftForSchemeBudget,
  annualWorkers: budget.annualWorker.total,
  obUsk: budget.obUsk,
  payrollOverhead,
  fullTimeHours: budget.fullTimeHours,
})
