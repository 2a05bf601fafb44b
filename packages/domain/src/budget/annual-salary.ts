import { annualSalaryFormula, type BudgetAmount } from './explanation/money-formulas'

/** The annual salary in SEK: the chosen budget types added up, not rounded. */
export const annualSalary = (
  amounts: readonly BudgetAmount[],
  needs: { readonly zoneHours: number; readonly numberOfRooms: number },
): number => annualSalaryFormula.calculate({ amounts, ...needs })
