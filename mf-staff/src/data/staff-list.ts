import type { StaffSortField } from '@veckovis/contracts/staff'

type StaffSort = { readonly key: StaffSortField; readonly direction: 'ascending' | 'descending' }

/** Which part of the staff is asked for: what stands in the address of the page. */
export type StaffListPart = {
  readonly search: string
  readonly sort: StaffSort
  readonly page: number
  readonly pageSize: number
}
