import { clientSortFields, unitSortKeys, userSortFields, userStatuses } from '@veckovis/contracts/analytics'
import { jobTitleIds } from '@veckovis/domain/access'
import { parseIsoDate } from '@veckovis/domain/calendar'
import { idFilter, optionalFilter, type Filter } from '@veckovis/lists'

// What each list can be asked for. Places stand in the address by their ids, and no person does.
const day: Filter<string | null> = {
  usual: null,
  read: text => (/^20\d{2}-/.test(text) && parseIsoDate(text).ok ? text : undefined),
}
const titles = Object.values(jobTitleIds)
const title: Filter<number | null> = { usual: null, read: text => titles.find(id => String(id) === text) }
const places = { municipalityId: idFilter, departmentId: idFilter, unitId: idFilter }
const shown = { isSearchAddressed: false } as const

export const clientShape = {
  ...shown,
  sorts: clientSortFields,
  usualSort: { key: 'client', direction: 'ascending' },
  filters: { municipalityId: idFilter },
} as const

export const userShape = {
  ...shown,
  sorts: userSortFields,
  usualSort: { key: 'user', direction: 'ascending' },
  filters: { ...places, role: title, status: optionalFilter(userStatuses) },
} as const

export const unitShape = {
  ...shown,
  sorts: unitSortKeys,
  usualSort: { key: 'client', direction: 'ascending' },
  filters: { ...places, from: day, to: day, compare: optionalFilter(['year-before']) },
} as const
