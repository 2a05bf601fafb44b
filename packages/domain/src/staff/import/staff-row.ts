import type { Hundredths } from '../../numbers/hundredths'
import type { ActualServiceReason, Gender, OrdinaryServiceReason } from '../staff-codes'

/**
 * What a row of a list says of a member of the staff: who it is by name and birthday, and what is to hold; what is left
 * out stays as it is. Days are YYYY-MM-DD, hours and grades hundredths, the salary kronor a month.
 */
export type StaffRow = {
  readonly line: number
  readonly firstName: string
  readonly lastName: string
  readonly birthday: string
  readonly gender?: Gender | undefined
  readonly notes?: string | undefined
  readonly employedFrom?: string | undefined
  readonly employedTo?: string | undefined
  /** The day from which the terms of the row hold. */
  readonly validFrom?: string | undefined
  readonly salary?: number | undefined
  readonly weeklyHours?: Hundredths | undefined
  readonly ordinaryGrade?: Hundredths | undefined
  readonly ordinaryReason?: OrdinaryServiceReason | undefined
  readonly actualGrade?: Hundredths | undefined
  readonly actualReason?: ActualServiceReason | undefined
}

export const basicFields = ['gender', 'notes', 'employedFrom', 'employedTo'] as const
export const termsFields = [
  'salary',
  'weeklyHours',
  'ordinaryGrade',
  'ordinaryReason',
  'actualGrade',
  'actualReason',
] as const

type BasicField = (typeof basicFields)[number]
export type TermsField = (typeof termsFields)[number]
export const staffRowFields = [
  'firstName',
  'lastName',
  'birthday',
  ...basicFields,
  'validFrom',
  ...termsFields,
] as const
export type StaffRowField = (typeof staffRowFields)[number]

/** Rows that a list has at most: they are taken in one transaction. */
export const mostRowsOfImport = 1_000

/** Why a row cannot go in. */
export const staffRowCodes = [
  /** Two members have this name and birthday: which is meant is not guessed. */
  'two-members',
  /** A member of this name has no birthday: whether it is the same person is not guessed. */
  'birthday-unknown',
  /** Another row of the same person says something else (`other` is its line). */
  'contradicts',
  /** Another row of the same person has terms from the same day. */
  'twice',
  'required',
  'not-plausible',
  'ends-before-start',
  'before-employment',
  'after-employment',
  /** The first day of an employment that is there is not changed by a list. */
  'first-day-stays',
  /** The first terms of somebody new hold from the first day of employment. */
  'first-terms-day',
] as const
type StaffRowCode = (typeof staffRowCodes)[number]

export type StaffRowProblem = {
  readonly line: number
  readonly field: StaffRowField
  readonly code: StaffRowCode
  readonly other?: number
}

/** What a row changes: hours and grades in hundredths; null for nothing. */
export type StaffRowChange = {
  readonly line: number
  readonly field: Exclude<BasicField, 'employedFrom'> | TermsField
  /** The day from which it holds; null for what has no day. */
  readonly validFrom: string | null
  readonly before: string | number | null
  readonly after: string | number | null
}
