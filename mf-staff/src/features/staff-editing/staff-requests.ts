import { actualServiceReason, ordinaryServiceReason } from '@veckovis/contracts/staff'
import type { NewStaffMemberRequest, StaffChanges } from '@veckovis/contracts/staff'
import { hoursFromHundredths } from '@veckovis/domain/numbers'
import {
  isText,
  parseMonthlySalary,
  parseServiceGrade,
  parseWeeklyHours,
  personFieldNames,
  type NewPerson,
  type PersonField,
} from '@veckovis/domain/staff'
import { accepted } from '@veckovis/forms/rules'
import { isChangedPerson, mapFields, type ChangedField, type NewField } from './staff-rules'

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

const sentOf = (field: PersonField, text: string) => (isText(field) ? text.trim() : orNull(text))

/** Only what differs from what the dialog began with. */
export const basicChanges = (values: Values<ChangedField>, before: Values<ChangedField>): StaffChanges => {
  const changed = personFieldNames
    .filter(isChangedPerson)
    .filter(field => values[field].trim() !== before[field].trim())
  return Object.fromEntries(changed.map(field => [field, sentOf(field, values[field])]))
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
  ...(mapFields(personFieldNames, field => sentOf(field, values[field])) as NewPerson),
  salary: accepted(parseMonthlySalary(values.salary)),
  weeklyHours: hoursOf(values.weeklyHours),
  ordinaryService: ordinary(values.ordinaryGrade, values.ordinaryReason),
  actualService: actual(values.actualGrade, values.actualReason),
})
