import { parseIsoDate } from '@veckovis/domain/calendar'
import {
  actualServiceReasons,
  checkMonthlySalary,
  checkServiceGrade,
  checkWeeklyHours,
  genders,
  isEmploymentDay,
  longestStaffName,
  longestStaffNotes,
  needsServiceReason,
  ordinaryServiceReasons,
  type PersonField,
} from '@veckovis/domain/staff'
import { z } from 'zod'
import { needed, shapeOf, type FieldSchemas } from '../wire/field-shapes'
import { checkedNumber, personLines, requiredText, shortText } from '../wire/primitives'

const gender = z.enum(genders)
export const ordinaryServiceReason = z.enum(ordinaryServiceReasons)
export const actualServiceReason = z.enum(actualServiceReasons)

/** Whole kronor a month. */
export const monthlySalary = checkedNumber(checkMonthlySalary)

/** Hours a week, at most two decimals. */
export const weeklyHours = checkedNumber(checkWeeklyHours)

/** 0 to 1.00, at most two decimals. */
export const serviceGrade = checkedNumber(checkServiceGrade)

/** YYYY-MM-DD of a day that exists. */
export const calendarDay = shortText.refine(text => parseIsoDate(text).ok, { error: 'not-a-date' })

/** YYYY-MM-DD within an employment. */
export const employmentDay = shortText.refine(isEmploymentDay, { error: 'not-a-date' })

const staffName = requiredText(longestStaffName).overwrite(text => text.trim())

/** Free text; empty for none. */
const staffNotes = personLines(longestStaffNotes)

const mayBeEmpty = (sent: typeof staffNotes) => ({ sent, made: sent.default(''), shown: z.string() })

/** What is written about a member beside the terms. */
const personSchemas = {
  firstName: needed(staffName, z.string()),
  lastName: needed(staffName, z.string()),
  birthday: needed(calendarDay, calendarDay.nullable()),
  gender: needed(gender, gender.nullable()),
  notes: { ...mayBeEmpty(staffNotes), shown: z.string().optional() },
  employedFrom: needed(employmentDay, calendarDay),
  employedTo: { sent: employmentDay, made: employmentDay.nullable().default(null), shown: calendarDay.nullable() },
} as const satisfies Record<PersonField, FieldSchemas>

/** The values of a row of a list, and of a change. */
export const sentPerson = shapeOf(personSchemas, 'sent')
/** Those of somebody new; what may be left out has a default. */
export const newPerson = shapeOf(personSchemas, 'made')
/** Those of an answer; what is special is absent for those who may not change staff. */
export const shownPerson = shapeOf(personSchemas, 'shown')

/** What tells a person from others of the same name in the unit; null for a name of one's own. */
export const distinction = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('born'), year: z.int() }),
    z.object({ kind: z.literal('employed'), from: calendarDay }),
    z.object({ kind: z.literal('number'), number: z.int().positive() }),
  ])
  .nullable()

const hasItsReason = ({ grade, reason }: { readonly grade: number; readonly reason: string | null }) =>
  reason !== null || !needsServiceReason(grade)

/** Ordinary service as it is sent: grade and reason together; below 1.00 the reason is required. */
export const ordinaryService = z
  .strictObject({ grade: serviceGrade, reason: ordinaryServiceReason.nullable() })
  .refine(hasItsReason, { error: 'required', path: ['reason'] })

/** Actual ("current", A-145) service as it is sent. */
export const actualService = z
  .strictObject({ grade: serviceGrade, reason: actualServiceReason.nullable() })
  .refine(hasItsReason, { error: 'required', path: ['reason'] })
