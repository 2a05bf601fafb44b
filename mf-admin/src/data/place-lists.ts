import {
  countySortFields,
  departmentSortFields,
  municipalitySortFields,
  placeActivities,
  unitSortFields,
} from '@veckovis/contracts/organisation'
import { municipalityTypes } from '@veckovis/domain/organisation'
import { choiceFilter, idFilter, optionalFilter } from '@veckovis/lists'

// What each list of places can be asked for. Names of places may stand in an address, those of people never.
const byName = { key: 'name', direction: 'ascending' } as const
const active = choiceFilter(placeActivities, 'all')

export const countyShape = { sorts: countySortFields, usualSort: byName, filters: {}, isSearchAddressed: true } as const

export const municipalityShape = {
  sorts: municipalitySortFields,
  usualSort: byName,
  filters: { countyId: idFilter, type: optionalFilter(municipalityTypes) },
  isSearchAddressed: true,
} as const

export const departmentShape = {
  sorts: departmentSortFields,
  usualSort: byName,
  filters: { countyId: idFilter, municipalityId: idFilter, active },
  isSearchAddressed: true,
} as const

export const unitShape = {
  sorts: unitSortFields,
  usualSort: byName,
  filters: { countyId: idFilter, municipalityId: idFilter, departmentId: idFilter, active },
  isSearchAddressed: true,
} as const
