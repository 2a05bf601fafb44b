import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  scheduleWeeks,
  staffFile,
  staffImported,
  staffImportPlan,
  staffList,
  staffMemberWithTerms,
  staffRefusal,
  staffRemoved,
  type NewStaffMemberRequest,
  type SentStaffRow,
  type StaffImport,
  type StaffChanges,
  type StaffEmployment,
  type StaffSortField,
} from '@veckovis/contracts/staff'
import { answered, apiClient } from '@veckovis/platform'
import { freshOnOpening, queryClient } from '@veckovis/platform/queries'

/** Which part of the staff is asked for: what stands in the address of the page, and the search, which does not. */
export type StaffListPart = {
  readonly search: string
  readonly employment: StaffEmployment
  readonly sort: { readonly key: StaffSortField; readonly direction: 'ascending' | 'descending' }
  readonly page: number
  readonly pageSize: number
}

const addressOf = (unitId: number, { employment, sort, page, pageSize }: StaffListPart): string => {
  const query = new URLSearchParams({
    employment,
    sort: sort.key,
    direction: sort.direction,
    page: String(page),
    pageSize: String(pageSize),
  })
  return `/staff/unit/${unitId}/search?${query}`
}

/** Everybody whom the list finds, on whatever page, with all terms. */
export const readStaffFile = (unitId: number, { employment, sort, search }: StaffListPart) => {
  const query = new URLSearchParams({ employment, sort: sort.key, direction: sort.direction })
  return answered(apiClient.post(`/staff/unit/${unitId}/export?${query}`, { search }, staffFile))
}

/** One page of the staff; while the next one is fetched the last one stays. */
export const staffListQuery = (unitId: number, part: StaffListPart) =>
  queryOptions({
    queryKey: ['staff', unitId, 'list', part],
    queryFn: ({ signal }) =>
      answered(apiClient.post(addressOf(unitId, part), { search: part.search }, staffList, { signal })),
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

/** Everything of the unit's staff is asked for anew: table, member, and the schedule that follows from them. */
export const refreshStaff = async (unitId: number): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['staff', unitId] }),
    queryClient.invalidateQueries({ queryKey: ['schedule', unitId] }),
  ])
}
