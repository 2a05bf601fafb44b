import {
  identityFields,
  personFieldNames,
  termsFieldNames,
  type PersonField,
  type StaffValues,
  type TermsField,
} from '../staff-fields'

type Identity = (typeof identityFields)[number]
type BasicField = Exclude<PersonField, Identity>

/** What a list may change of a person; whom a row means it does not change. */
export const basicFields = personFieldNames.filter(
  (field): field is BasicField => !identityFields.some(each => each === field),
)

export type StaffRowField = PersonField | 'validFrom' | TermsField
export const staffRowFields: readonly StaffRowField[] = [...personFieldNames, 'validFrom', ...termsFieldNames]

/**
 * What a row of a list says of a member of the staff: who it is by name and birthday, what is to hold, and for terms
 * from which day (`validFrom`); what is left out stays as it is. Days are YYYY-MM-DD, hours and grades hundredths, the
 * salary kronor a month.
 */
export type StaffRow = { readonly line: number } & Pick<StaffValues, Identity> & {
    readonly [Field in Exclude<StaffRowField, Identity>]?: StaffValues[Field] | undefined
  }

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
