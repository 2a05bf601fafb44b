import type { BudgetNeighbours } from './areas/budget/budget-context'
import { openForecast } from './areas/forecast/creation/open-forecast'
import { restOnBudgets } from './areas/forecast/creation/rest-on-budgets'
import { scheduledHoursOfUnit } from './areas/staff/schedule-service'
import { holdStaff, listTable } from './areas/staff/staff-list-repository'

/** What budgets need of staff and forecast: areas do not know each other, the app brings them together. */
export const budgetNeighbours: BudgetNeighbours = {
  staffOfUnit: listTable,
  followActive: restOnBudgets,
  openForecast: async (transaction, asked) => {
    await holdStaff(transaction, asked.unitId)
    const scheduled = await scheduledHoursOfUnit(transaction, asked.unitId, asked.year)
    await openForecast(transaction, { ...asked, scheduled })
  },
}
