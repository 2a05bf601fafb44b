import { defineJoinedArea } from '../../area'
import { scheduledHoursOfUnit } from './schedule-service'
import type { StaffNeeds } from './staff-context'
import { holdStaff, listTable, sumPayOfMunicipality } from './staff-list-repository'
import { writeTerms } from './staff-repository'
import { staffRoutes } from './staff-routes'

export const area = defineJoinedArea({
  service: {
    hold: holdStaff,
    ofUnit: listTable,
    payOfMunicipality: sumPayOfMunicipality,
    scheduledHours: scheduledHoursOfUnit,
    writeTerms,
  },
  routesWith: (database, needs: StaffNeeds) => staffRoutes({ database, ...needs }),
})
