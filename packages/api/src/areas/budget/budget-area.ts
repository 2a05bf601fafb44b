import { defineJoinedArea } from '../../area'
import type { BudgetMail, BudgetNeeds } from './budget-context'
import { budgetRoutes } from './budget-routes'
import { createNeeds } from './needs/change-needs'
import { needsOf } from './needs/needs-mapper'
import { lockActiveNeeds, makeNeedsActive } from './needs/needs-states'
import { createResource } from './resource/change-resource'
import { resourceOfUnit } from './resource/resource-mapper'
import { lockAndOpenForecast, makeResourceActive } from './resource/resource-states'
import { readFullTimeHours, readUnitBasis } from './unit-basis'

export type { BudgetNeeds } from './budget-context'
export type { UnitBasis } from './unit-basis'

export const area = defineJoinedArea({
  service: {
    basisOfUnit: readUnitBasis,
    fullTimeHours: readFullTimeHours,
    needs: { create: createNeeds, activate: makeNeedsActive, lock: lockActiveNeeds, asSent: needsOf },
    resource: {
      create: createResource,
      activate: makeResourceActive,
      lock: lockAndOpenForecast,
      asSent: resourceOfUnit,
    },
  },
  routesWith: (database, needs: BudgetNeeds & BudgetMail) => budgetRoutes({ database, ...needs }),
})
