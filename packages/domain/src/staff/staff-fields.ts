import { actualServiceReasons, genders, ordinaryServiceReasons } from './staff-codes'

/**
 * How a value is written: a name and a text are one line, lines are several, a code is one of a few words (its texts
 * stand under `words`), kronor are whole numbers, hours and grades have two decimals.
 */
type ValueKind =
  | { readonly kind: 'name' | 'text' | 'lines' | 'day' | 'kronor' | 'hours' | 'grade' }
  | { readonly kind: 'code'; readonly codes: readonly string[]; readonly words: 'genders' | 'reasons' }

export type FieldTraits = ValueKind & {
  /** Everybody has it; or everybody who is new, while earlier members may lack it. */
  readonly required?: 'of-all' | 'of-new'
  /** Only for those who may change staff. */
  readonly isSpecial?: true
  /** The list can be sorted by it. */
  readonly isSorted?: true
}

/**
 * What is written about a member beside the terms, in the order of lists and forms, which have what is of several lines
 * last. A further line has its schema in `packages/contracts/src/staff/staff-fields.ts`, its column in a migration,
 * `packages/api/src/db/schema/staff.ts` and `packages/api/src/areas/staff/stored-staff.ts`, and its name in `fields` of
 * the texts of mf-staff, whose `src/data/staff-fields.ts` says whether the table shows it. All else follows.
 */
const personFields = {
  lastName: { kind: 'name', required: 'of-all', isSorted: true },
  firstName: { kind: 'name', required: 'of-all', isSorted: true },
  birthday: { kind: 'day', required: 'of-new', isSorted: true },
  gender: { kind: 'code', codes: genders, words: 'genders', required: 'of-new', isSorted: true },
  notes: { kind: 'lines', isSpecial: true },
  employedFrom: { kind: 'day', required: 'of-all', isSorted: true },
  employedTo: { kind: 'day' },
} as const satisfies Record<string, FieldTraits>

/** What holds from a day on; the hours and grades are calculated with. */
const termsFields = {
  salary: { kind: 'kronor', required: 'of-all', isSpecial: true, isSorted: true },
  weeklyHours: { kind: 'hours', required: 'of-all', isSorted: true },
  ordinaryGrade: { kind: 'grade', required: 'of-all', isSorted: true },
  ordinaryReason: { kind: 'code', codes: ordinaryServiceReasons, words: 'reasons', isSpecial: true },
  actualGrade: { kind: 'grade', required: 'of-all', isSorted: true },
  actualReason: { kind: 'code', codes: actualServiceReasons, words: 'reasons', isSpecial: true },
} as const satisfies Record<string, FieldTraits>

/** What a list of staff may say, and what follows from it. */
const staffFields = {
  ...personFields,
  validFrom: { kind: 'day' },
  ...termsFields,
  availableHours: { kind: 'hours', isSorted: true },
} as const satisfies Record<string, FieldTraits>

type PersonFields = typeof personFields
type TermsFields = typeof termsFields
type StaffFields = typeof staffFields
export type PersonField = keyof PersonFields
export type TermsField = keyof TermsFields
export type StaffField = keyof StaffFields

type ValueOf<Traits extends FieldTraits> = Traits extends { readonly codes: readonly (infer Code)[] }
  ? Code
  : Traits extends { readonly kind: 'kronor' | 'hours' | 'grade' }
    ? number
    : string

/** What a list may say of each; hours and grades in hundredths. */
export type StaffValues = { readonly [Field in StaffField]: ValueOf<StaffFields[Field]> }

type Filled<Traits extends FieldTraits, Needed extends 'of-all' | 'of-new'> = Traits extends {
  readonly required: Needed
}
  ? ValueOf<Traits>
  : Traits extends { readonly kind: 'text' | 'lines' }
    ? string
    : ValueOf<Traits> | null

/** What is written about a member; without a value a text is empty, and anything else null. */
export type StaffPerson = { readonly [Field in PersonField]: Filled<PersonFields[Field], 'of-all'> }

/** The same of somebody new. */
export type NewPerson = { readonly [Field in PersonField]: Filled<PersonFields[Field], 'of-all' | 'of-new'> }

/** Who somebody is for a list of staff. */
export const identityFields = ['lastName', 'firstName', 'birthday'] as const satisfies PersonField[]

const keysOf = <Key extends string>(fields: Readonly<Record<Key, FieldTraits>>) => Object.keys(fields) as Key[]

export const staffFieldNames: readonly StaffField[] = keysOf(staffFields)
export const personFieldNames: readonly PersonField[] = keysOf(personFields)
export const termsFieldNames: readonly TermsField[] = keysOf(termsFields)

export const traitsOf = (field: StaffField): FieldTraits => staffFields[field]

export const isPersonField = (field: StaffField): field is PersonField => field in personFields

/** Whether it is empty text where nothing is written, and not null. */
export const isText = (field: StaffField): boolean => ['name', 'text', 'lines'].includes(traitsOf(field).kind)

type FieldWith<Traits> = { [Field in StaffField]: StaffFields[Field] extends Traits ? Field : never }[StaffField]
/** What of a person only those who may change staff see. */
export type SpecialField = FieldWith<{ readonly isSpecial: true }> & PersonField
export type SortedField = FieldWith<{ readonly isSorted: true }>

/** What a list can be sorted by. */
export const sortedFields = staffFieldNames.filter((field): field is SortedField => traitsOf(field).isSorted === true)
