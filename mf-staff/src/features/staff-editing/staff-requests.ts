import { actualServiceReason, gender, ordinaryServiceReason } from '@veckovis/contracts/staff'
import type { NewStaffMemberRequest, StaffChanges } from '@veckovis/contracts/staff'
import { hoursFromHundredths } from '@veckovis/domain/numbers'
import { parseMonthlySalary, parseServiceGrade, parseWeeklyHours } from '@veckovis/domain/staff'
import { accepted } from '@veckovis/forms/rules'
import type { NewField, PersonField } from './staff-rules'

type Values<Name extends string> = Readonly<Record<Name, string>>

const gradeOf = (text: string) => hoursFromHundredths(accepted(parseServiceGrade(text)))
const hoursOf = (text: string) => hoursFromHundredths(accepted(parseWeeklyHours(text)))
const orNull = (text: string) => (text === '' ? null : text)

const ordinary = (grade: string, reason: string) => ({
  grade: gradeOf(grade),
  reason: ordinaryServiceReason.nullable().parse(orNull(reason)),
})
const actual = (grade: string, reason: string) => ({
  grade: gradeOf(grade),
  reason: actualServiceReason.nullable().parse(orNull(reason)),
})

const personOf = (values: Values<PersonField>) => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  birthday: values.birthday,
  gender: gender.parse(values.gender),
  notes: values.notes.trim(),
  employedTo: orNull(values.employedTo),
})

/** Only what differs from what the dialog began with. */
export const basicChanges = (values: Values<PersonField>, before: Values<PersonField>): StaffChanges => {
  const isChanged = ([name]: [string, unknown]) =>
    values[name as PersonField].trim() !== before[name as PersonField].trim()
  return Object.fromEntries(Object.entries(personOf(values)).filter(isChanged))
}

type ServiceValues = Values<'grade' | 'reason' | 'validFrom'>

export const ordinaryChanges = ({ grade, reason, validFrom }: ServiceValues): StaffChanges => ({
  terms: { validFrom, ordinaryService: ordinary(grade, reason) },
})

export const actualChanges = ({ grade, reason, validFrom }: ServiceValues): StaffChanges => ({
  terms: { validFrom, actualService: actual(grade, reason) },
})

export const salaryChanges = ({ salary, validFrom }: Values<'salary' | 'validFrom'>): StaffChanges => ({
  terms: { validFrom, salary: accepted(parseMonthlySalary(salary)) },
})

export const hoursChanges = ({ weeklyHours, validFrom }: Values<'weeklyHours' | 'validFrom'>): StaffChanges => ({
  terms: { validFrom, weeklyHours: hoursOf(weeklyHours) },
})

/** `requestId` is made once per dialog, so that a repeated press adds one member. */
export const newMemberRequest = (values: Values<NewField>, requestId: string): NewStaffMemberRequest => ({
  requestId,
  ...personOf(values),
  employedFrom: values.employedFrom,
  salary: accepted(parseMonthlySalary(values.salary)),
  weeklyHours: hoursOf(values.weeklyHours),
  ordinaryService: ordinary(values.ordinaryGrade, values.ordinaryReason),
  actualService: actual(values.actualGrade, values.actualReason),
})
