import { defineJoinedArea } from '../../area'
import { availableHoursOf } from './schedule/available-hours-of'
import { scheduledHoursOfUnit } from './schedule/schedule-service'
import type { StaffNeeds } from './staff-context'
import { holdStaff, listTable, sumPayOfMunicipality } from './staff-list-repository'
import { writeTerms } from './staff-repository'
import { staffRoutes } from './staff-routes'

export const area = defineJoinedArea({
  service: {
    hold: holdStaff,
    ofUnit: listTable,
    availableHours: availableHoursOf,
    payOfMunicipality: sumPayOfMunicipality,
    scheduledHours: scheduledHoursOfUnit,
    writeTerms,
  },
  routesWith: (database, needs: StaffNeeds) => staffRoutes({ database, ...needs }),
})
