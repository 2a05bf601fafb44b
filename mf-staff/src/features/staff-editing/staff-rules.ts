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
  type Employment,
} from '@veckovis/domain/staff'
import { linesField, readBy, required, textField, type Rule } from '@veckovis/forms/rules'
import { object, type ObjectSchema } from 'yup'

// A message is a key of the remote's texts. What a rule says is decided in the domain, never here.

const problemKey = (failure: string) => `problems.${failure}`

/** A text field with one rule, which may look at its neighbours in the form. */
const field = (rule: Rule) => textField(rule, problemKey)

const atMost =
  (most: number): Rule =>
  text =>
    text.trim().length > most ? 'too-long' : null

const name = () => field(required(atMost(longestStaffName)))

const employmentDay = (text: string) => (isEmploymentDay(text) ? null : 'not-a-date')

/** A reason is needed below 1.00; a grade that can not be read has its own message. */
const reason = (gradeField: string) =>
  field((text, form) => {
    const grade = parseServiceGrade(form[gradeField] ?? '')
    return text === '' && grade.ok && needsServiceReason(grade.value / 100) ? 'required' : null
  })

const lastDayProblem = (text: string, employedFrom: string) =>
  employmentDay(text) ?? (text < employedFrom ? 'ends-before-start' : null)

const lastDay = (employedFrom: (form: Readonly<Record<string, string>>) => string) =>
  field((text, form) => (text === '' ? null : lastDayProblem(text, employedFrom(form))))

const validFrom = (employment: Employment) =>
  field(
    required((day, form) =>
      parseIsoDate(day).ok ? readBy(text => checkTermsDay(text, employment))(day, form) : 'not-a-date',
    ),
  )

const personFields = (today: CalendarDate) => ({
  firstName: name(),
  lastName: name(),
  birthday: field(required(readBy(day => checkBirthday(day, today)))),
  gender: field(required()),
  notes: linesField(atMost(longestStaffNotes), problemKey),
})

const grade = () => field(readBy(parseServiceGrade))
const salary = () => field(readBy(parseMonthlySalary))
const weeklyHours = () => field(readBy(parseWeeklyHours))

type Schema<Name extends string> = ObjectSchema<Record<Name, string>>
export type PersonField = 'firstName' | 'lastName' | 'birthday' | 'gender' | 'notes' | 'employedTo'
export type NewField =
  | PersonField
  | 'employedFrom'
  | 'salary'
  | 'weeklyHours'
  | 'ordinaryGrade'
  | 'ordinaryReason'
  | 'actualGrade'
  | 'actualReason'

export const basicSchema = (today: CalendarDate, { employedFrom }: Employment): Schema<PersonField> =>
  object({ ...personFields(today), employedTo: lastDay(() => employedFrom) })

/** The last day of an employment that ends. */
export const endSchema = ({ employedFrom }: Employment): Schema<'employedTo'> =>
  object({ employedTo: field(required(text => lastDayProblem(text, employedFrom))) })

export const serviceSchema = (employment: Employment): Schema<'grade' | 'reason' | 'validFrom'> =>
  object({ grade: grade(), reason: reason('grade'), validFrom: validFrom(employment) })

export const salarySchema = (employment: Employment): Schema<'salary' | 'validFrom'> =>
  object({ salary: salary(), validFrom: validFrom(employment) })

export const hoursSchema = (employment: Employment): Schema<'weeklyHours' | 'validFrom'> =>
  object({ weeklyHours: weeklyHours(), validFrom: validFrom(employment) })

export const newMemberSchema = (today: CalendarDate): Schema<NewField> =>
  object({
    ...personFields(today),
    employedFrom: field(required(employmentDay)),
    employedTo: lastDay(form => form['employedFrom'] ?? ''),
    salary: salary(),
    weeklyHours: weeklyHours(),
    ordinaryGrade: grade(),
    ordinaryReason: reason('ordinaryGrade'),
    actualGrade: grade(),
    actualReason: reason('actualGrade'),
  })
