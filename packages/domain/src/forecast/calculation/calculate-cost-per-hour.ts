import type { ForecastBudget } from '../forecast-input'
import { weeksPerBudgetYear } from '../forecast-constants'

/** Ideal budget per week in SEK: the annual salary divided by 52, not rounded (§9). */
export const calculateIdealPerWeek = (annualSalary: number): number => annualSalary / weeksPerBudgetYear

/** Average cost in SEK per hour, not rounded; without budget hours the server's figure (§9, A-084). */
export const calculateCostPerHour = (
  budget: Pick<ForecastBudget, 'annualSalary' | 'hours' | 'serverCostPerHour'>,
): number => (budget.hours > 0 ? budget.annualSalary / budget.hours : budget.serverCostPerHour)
