import { defineJoinedArea } from '../../area'
import type { BudgetNeeds } from './budget-context'
import { budgetRoutes } from './budget-routes'

export const area = defineJoinedArea({
  service: {},
  routesWith: (database, needs: BudgetNeeds) => budgetRoutes({ database, ...needs }),
})
