import { parseIsoDate, type CalendarDate } from '@veckovis/domain/calendar'
import {
  checkBirthday,
  checkTermsDay,
  isEmploymentDay,
  longestStaffName,
  longestStaffNotes,
  needsServiceReason,
  parseMonthlySalary,
  parseServiceGrade,
  parseWeeklyHours,
  personFieldNames,
  termsFieldNames,
  traitsOf,
  type Employment,
  type FieldTraits,
  type PersonField,
  type StaffField,
  type TermsField,
} from '@veckovis/domain/staff'
import { linesField, optional, readBy, required, textField, type Rule } from '@veckovis/forms/rules'
import { object, type ObjectSchema } from 'yup'
import { isLong, isNumber } from '../../data/staff-fields'

// A message is a key of the remote's texts. What a rule says is decided in the domain, never here.

const problemKey = (failure: string) => `problems.${failure}`

/** A text field with one rule, which may look at its neighbours in the form. */
const field = (rule: Rule) => textField(rule, problemKey)

const atMost =
  (most: number): Rule =>
  text =>
    text.trim().length > most ? 'too-long' : null

const employmentDay = (text: string) => (isEmploymentDay(text) ? null : 'not-a-date')

/** A reason is needed below 1.00; a grade that can not be read has its own message. */
const reasonBeside =
  (gradeField: string): Rule =>
  (text, form) => {
    const grade = parseServiceGrade(form[gradeField] ?? '')
    return text === '' && grade.ok && needsServiceReason(grade.value / 100) ? 'required' : null
  }

const lastDayProblem = (text: string, employedFrom: string) =>
  employmentDay(text) ?? (text < employedFrom ? 'ends-before-start' : null)

const validFrom = (employment: Employment) =>
  field(
    required((day, form) =>
      parseIsoDate(day).ok ? readBy(text => checkTermsDay(text, employment))(day, form) : 'not-a-date',
    ),
  )

const kindRules: Readonly<Record<FieldTraits['kind'], Rule>> = {
  name: atMost(longestStaffName),
  text: atMost(longestStaffName),
  lines: atMost(longestStaffNotes),
  day: employmentDay,
  code: () => null,
  kronor: readBy(parseMonthlySalary),
  hours: readBy(parseWeeklyHours),
  grade: readBy(parseServiceGrade),
}

/** What rules rest on beside the text of their field. */
type Basis = {
  readonly today: CalendarDate
  readonly employedFrom: (form: Readonly<Record<string, string>>) => string
}

const ownRules = ({ today, employedFrom }: Basis): Partial<Record<StaffField, Rule>> => ({
  birthday: required(readBy(day => checkBirthday(day, today))),
  employedTo: (text, form) => (text === '' ? null : lastDayProblem(text, employedFrom(form))),
  ordinaryReason: reasonBeside('ordinaryGrade'),
  actualReason: reasonBeside('actualGrade'),
})

/** The rule of its kind; the readers of numbers say themselves what is wrong with nothing. */
const kindRule = (name: StaffField): Rule => {
  const { kind, required: isRequired } = traitsOf(name)
  const rule = kindRules[kind]
  if (isNumber(kind)) return rule
  return isRequired === undefined ? optional(rule) : required(rule)
}

/** A value for each of these fields. */
export const mapFields = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map(name => [name, valueOf(name)])) as Record<Name, Value>

const schemaOf = <Name extends StaffField>(names: readonly Name[], basis: Basis) => {
  const own = ownRules(basis)
  return mapFields(names, name => {
    const rule = own[name] ?? kindRule(name)
    return isLong(name) ? linesField(rule, problemKey) : field(rule)
  })
}

type Schema<Name extends string> = ObjectSchema<Record<Name, string>>

/** What is changed of a person: the first day of an employment stays. */
export type ChangedField = Exclude<PersonField, 'employedFrom'>
export const isChangedPerson = (name: PersonField): name is ChangedField => name !== 'employedFrom'

export type NewField = PersonField | TermsField
export const newFields: readonly NewField[] = [...personFieldNames, ...termsFieldNames]

export const basicSchema = (today: CalendarDate, { employedFrom }: Employment): Schema<ChangedField> =>
  object(schemaOf(personFieldNames.filter(isChangedPerson), { today, employedFrom: () => employedFrom }))

export const newMemberSchema = (today: CalendarDate): Schema<NewField> =>
  object(schemaOf(newFields, { today, employedFrom: form => form['employedFrom'] ?? '' }))

/** The last day of an employment that ends. */
export const endSchema = ({ employedFrom }: Employment): Schema<'employedTo'> =>
  object({ employedTo: field(required(text => lastDayProblem(text, employedFrom))) })

export const serviceSchema = (employment: Employment): Schema<'grade' | 'reason' | 'validFrom'> =>
  object({ grade: field(kindRules.grade), reason: field(reasonBeside('grade')), validFrom: validFrom(employment) })

export const salarySchema = (employment: Employment): Schema<'salary' | 'validFrom'> =>
  object({ salary: field(kindRules.kronor), validFrom: validFrom(employment) })

export const hoursSchema = (employment: Employment): Schema<'weeklyHours' | 'validFrom'> =>
  object({ weeklyHours: field(kindRules.hours), validFrom: validFrom(employment) })
