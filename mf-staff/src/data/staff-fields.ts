import type { StaffMember, StaffTerms } from '@veckovis/contracts/staff'
import { nothing } from '@veckovis/domain/numbers'
import { isPersonField, personFieldNames, traitsOf, type PersonField, type StaffField } from '@veckovis/domain/staff'
import type { Words } from '@veckovis/platform'
import type { EditPart } from './staff-dialog'
import { shownGrade, shownHours, shownSalary } from './staff-format'

// What pages add to the table of the domain, which says what there is, in which order and of what kind.

export const isLong = (field: StaffField): boolean => traitsOf(field).kind === 'lines'

/** What is of several lines stands last. */
export const longLast = <Field extends StaffField>(fields: readonly Field[]): Field[] => [
  ...fields.filter(field => !isLong(field)),
  ...fields.filter(isLong),
]

/** What is written about a person, as dialogs show it. */
export const shownPersonFields: readonly PersonField[] = longLast([
  'firstName',
  ...personFieldNames.filter(field => field !== 'firstName'),
])

/** The columns of the table beside the name, each of which sorts it. */
export const tableFields = [
  'birthday',
  'employedFrom',
  'salary',
  'weeklyHours',
  'ordinaryGrade',
  'actualGrade',
  'availableHours',
] as const satisfies readonly StaffField[]

export type TermsTableField = Exclude<StaffField, PersonField>
/** The columns of the terms over time. */
export const termsTableFields: readonly TermsTableField[] = [
  'validFrom',
  ...tableFields.filter(field => !isPersonField(field)),
]

/** What is shown together, and changed by one dialog. */
export const fieldGroups: readonly { readonly part: EditPart; readonly fields: readonly MemberField[] }[] = [
  { part: 'basic', fields: shownPersonFields },
  { part: 'current', fields: ['actualGrade', 'actualReason'] },
  { part: 'ordinary', fields: ['ordinaryGrade', 'ordinaryReason'] },
  { part: 'salary', fields: ['salary'] },
  { part: 'hours', fields: ['weeklyHours', 'availableHours'] },
]

/** Null: nothing is written. Undefined: not for this reader. */
export type Value = string | number | null | undefined
type MemberField = Exclude<StaffField, 'validFrom'>

const ofTerms: Readonly<
  Record<Exclude<TermsTableField, 'validFrom'>, (terms: Omit<StaffTerms, 'validFrom'>) => Value>
> = {
  salary: ({ salary }) => salary,
  weeklyHours: ({ weeklyHours }) => weeklyHours,
  ordinaryGrade: ({ ordinaryService }) => ordinaryService.grade,
  ordinaryReason: ({ ordinaryService }) => ordinaryService.reason,
  actualGrade: ({ actualService }) => actualService.grade,
  actualReason: ({ actualService }) => actualService.reason,
  availableHours: ({ availableHours }) => availableHours,
}

/** A value of a member, with the terms of today; who has left is not available. */
export const valueOfMember = (member: StaffMember, field: MemberField): Value => {
  if (isPersonField(field)) return member[field]
  return field === 'availableHours' && member.standing === 'left' ? null : ofTerms[field](member)
}

/** A value of terms from a day on. */
export const valueOfTerms = (terms: StaffTerms, field: TermsTableField): Value =>
  field === 'validFrom' ? terms.validFrom : ofTerms[field](terms)

const formats = { kronor: shownSalary, hours: shownHours, grade: shownGrade }

export const isNumber = (kind: string): kind is keyof typeof formats => kind in formats

/** The word for a code. */
export const codeText = (words: 'genders' | 'reasons', code: string | number, t: Words): string =>
  t(words === 'genders' ? `genders.${code}` : `reasons.${code}`)

/** A value as pages show it. */
export const shownValue = (field: StaffField, value: string | number | null, t: Words): string => {
  const traits = traitsOf(field)
  if (value === null || value === '') return nothing
  if (typeof value === 'number' && isNumber(traits.kind)) return formats[traits.kind](value, t)
  return traits.kind === 'code' ? codeText(traits.words, value, t) : String(value)
}

const shortTitles: readonly StaffField[] = ['ordinaryGrade', 'actualGrade', 'availableHours']

/** The heading of a column on a page. */
export const columnTitle = (field: StaffField, t: Words): string =>
  t(shortTitles.includes(field) ? `table.${field}` : `fields.${field}`)
