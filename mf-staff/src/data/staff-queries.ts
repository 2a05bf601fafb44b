import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  scheduleWeeks,
  staffEmployments,
  staffFile,
  staffImported,
  staffImportPlan,
  staffList,
  staffMemberWithTerms,
  staffRefusal,
  staffRemoved,
  staffSortFields,
  type NewStaffMemberRequest,
  type SentStaffRow,
  type StaffImport,
  type StaffChanges,
  type StaffEmployment,
  type StaffSortField,
} from '@veckovis/contracts/staff'
import { choiceFilter, queryOfPart, type ListPart } from '@veckovis/lists'
import { answered, apiClient } from '@veckovis/platform'
import { freshOnOpening } from '@veckovis/platform/queries'
import { queryClient } from './query-client'

/** What the list can be asked for. Names stand in no address: it is kept by the browser and written down on its way. */
export const staffShape = {
  sorts: staffSortFields,
  usualSort: { key: 'lastName', direction: 'ascending' },
  filters: { employment: choiceFilter(staffEmployments, 'current') },
  isSearchAddressed: false,
  // The people of most units stand on one page.
  usualPageSize: 25,
} as const

export type StaffListPart = ListPart<StaffSortField, { readonly employment: StaffEmployment }>

/** Everybody whom the list finds, on whatever page, with all terms. */
export const readStaffFile = (unitId: number, { filters, sort, search }: StaffListPart) => {
  const query = new URLSearchParams({ ...filters, sort: sort.key, direction: sort.direction })
  return answered(apiClient.post(`/staff/unit/${unitId}/export?${query}`, { search }, staffFile))
}

/** One page of the staff. */
export const readStaff = (unitId: number, part: StaffListPart, signal?: AbortSignal) => {
  const address = `/staff/unit/${unitId}/search?${queryOfPart(part)}`
  const options = signal === undefined ? {} : { signal }
  return answered(apiClient.post(address, { search: part.search }, staffList, options))
}

/** While the next page is fetched the last one stays. */
export const staffListQuery = (unitId: number, part: StaffListPart) =>
  queryOptions({
    queryKey: ['staff', unitId, 'list', part],
    queryFn: ({ signal }) => readStaff(unitId, part, signal),
    placeholderData: keepPreviousData,
    ...freshOnOpening,
  })

/** One member with all terms, and the version that a change has to be based on. */
export const staffMemberQuery = (unitId: number, id: number) =>
  queryOptions({
    queryKey: ['staff', unitId, 'member', id],
    queryFn: ({ signal }) => answered(apiClient.getWithVersion(`/staff/${id}`, staffMemberWithTerms, { signal })),
    ...freshOnOpening,
  })

/** Which part of the schedule is asked for; the search, which holds names, stands in no address. */
export type SchedulePart = {
  readonly year: number
  readonly range: { readonly startWeek: number; readonly endWeek: number }
  readonly page: number
  readonly pageSize: number
  readonly search: string
}

const addressOfSchedule = (unitId: number, { year, range, page, pageSize }: SchedulePart): string => {
  const { startWeek, endWeek } = range
  const query = Object.entries({ year, startWeek, endWeek, page, pageSize })
  return `/schedule/unit/${unitId}/search?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}`
}

/** A page of the schedule together with what was asked for: until the next one is there, the last one stays. */
export const scheduleQuery = (unitId: number, part: SchedulePart) =>
  queryOptions({
    queryKey: ['schedule', unitId, part],
    queryFn: async ({ signal }) => {
      const address = addressOfSchedule(unitId, part)
      const body = { search: part.search }
      return { part, schedule: await answered(apiClient.post(address, body, scheduleWeeks, { signal })) }
    },
    placeholderData: keepPreviousData,
    ...freshOnOpening,
  })

export const addStaffMember = (unitId: number, member: NewStaffMemberRequest) =>
  answered(apiClient.post(`/staff/unit/${unitId}`, member, staffMemberWithTerms, { refusals: staffRefusal }))

export const changeStaffMember = (id: number, changes: StaffChanges, version: string) =>
  answered(apiClient.patch(`/staff/${id}`, changes, staffMemberWithTerms, { ifMatch: version }))

export const removeStaffMember = (id: number, version: string) =>
  answered(apiClient.delete(`/staff/${id}`, staffRemoved, { ifMatch: version }))

/** What a list would make of the staff. */
export const checkStaffList = (unitId: number, rows: readonly SentStaffRow[]) =>
  answered(apiClient.post(`/staff/unit/${unitId}/import/check`, { rows }, staffImportPlan))

/** All of it, or nothing. */
export const importStaffList = (unitId: number, list: StaffImport) =>
  answered(apiClient.post(`/staff/unit/${unitId}/import`, list, staffImported))

/** Everything of the unit's staff is asked for again: table, member, and the schedule that follows from them. */
export const refreshStaff = async (unitId: number): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['staff', unitId] }),
    queryClient.invalidateQueries({ queryKey: ['schedule', unitId] }),
  ])
}
