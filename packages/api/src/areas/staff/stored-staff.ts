import type { Gender, ServiceTerms } from '@veckovis/domain/staff'

/** A staff member as stored, with all terms, earliest first. Days are YYYY-MM-DD. */
export type StoredStaffMember = {
  readonly id: number
  readonly unitId: number
  readonly version: number
  readonly firstName: string
  readonly lastName: string
  readonly birthday: string | null
  readonly gender: Gender | null
  readonly notes: string
  readonly employedFrom: string
  readonly employedTo: string | null
  readonly terms: readonly ServiceTerms[]
}

/** What a person writes about a staff member beside the terms. */
export type StaffBasics = Pick<
  StoredStaffMember,
  'firstName' | 'lastName' | 'birthday' | 'gender' | 'notes' | 'employedFrom' | 'employedTo'
>
