import {
  isText,
  personFieldNames,
  traitsOf,
  type PersonField,
  type ServiceTerms,
  type StaffPerson,
  type TermsField,
} from '@veckovis/domain/staff'

/** A staff member as stored, with all terms, earliest first. Days are YYYY-MM-DD. */
export type StoredStaffMember = StaffPerson & {
  readonly id: number
  readonly unitId: number
  readonly version: number
  readonly terms: readonly ServiceTerms[]
}

/** Where each value stands in `staff_member`. */
export const personColumns: Readonly<Record<PersonField, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  birthday: 'birthday',
  gender: 'gender',
  notes: 'notes',
  employedFrom: 'employed_from',
  employedTo: 'employed_to',
}

/** Where each value stands in `staff_terms`. */
export const termsColumns: Readonly<Record<TermsField, string>> = {
  salary: 'monthly_salary',
  weeklyHours: 'weekly_hours',
  ordinaryGrade: 'ordinary_grade',
  ordinaryReason: 'ordinary_reason',
  actualGrade: 'actual_grade',
  actualReason: 'actual_reason',
}

const readColumn = (field: PersonField): string => {
  const column = `s.${personColumns[field]}`
  if (isText(field)) return `coalesce(${column}, '') AS "${field}"`
  return `${column}${traitsOf(field).kind === 'day' ? '::text' : ''} AS "${field}"`
}

/** What is written about a member, read from `staff_member s` by the names of StaffPerson. */
export const readPerson = personFieldNames.map(readColumn).join(', ')

/** The columns that are written, and what is written into them. */
export const writtenColumns = personFieldNames.map(field => personColumns[field])
export const writtenValues = (person: StaffPerson) => personFieldNames.map(field => person[field])
