import { mostRowsOfImport, staffRowCodes, staffRowFields } from '@veckovis/domain/staff'
import { z } from 'zod'
import { entityId } from '../wire/primitives'
import {
  actualServiceReason,
  calendarDay,
  employmentDay,
  monthlySalary,
  ordinaryServiceReason,
  sentPerson,
  serviceGrade,
  weeklyHours,
} from './staff-fields'

const line = z.int().positive()

/** A row of a list: who it is by name and birthday, and what is to hold. What is left out stays as it is. */
export const staffRow = z.strictObject({
  line,
  ...z.object(sentPerson).partial().shape,
  firstName: sentPerson.firstName,
  lastName: sentPerson.lastName,
  birthday: sentPerson.birthday,
  /** The day from which the terms of the row hold. */
  validFrom: employmentDay.optional(),
  salary: monthlySalary.optional(),
  weeklyHours: weeklyHours.optional(),
  ordinaryGrade: serviceGrade.optional(),
  ordinaryReason: ordinaryServiceReason.optional(),
  actualGrade: serviceGrade.optional(),
  actualReason: actualServiceReason.optional(),
})
export type SentStaffRow = z.infer<typeof staffRow>

const rows = z.array(staffRow).min(1).max(mostRowsOfImport)

/** POST /staff/unit/{unitId}/import/check: what a list would make of the staff. Nothing is written. */
export const staffImportCheck = z.strictObject({ rows })

const value = z.union([z.string(), z.number()]).nullable()
const field = z.enum(staffRowFields)

/** What becomes of the rows of one person, in the order in which the list names them first. */
const plannedPerson = z.object({
  lines: z.array(line).min(1),
  kind: z.enum(['new', 'changed', 'unchanged', 'refused']),
  /** Somebody new has the name of a member with another birthday. */
  hasNamesake: z.boolean(),
  /** The member, and the version that the change rests on; null where there is none. */
  id: entityId.nullable(),
  version: z.int().positive().nullable(),
  /** Field by field, with the day from which it holds; null for what has no day, and for nothing. */
  changes: z.array(z.object({ line, field, validFrom: calendarDay.nullable(), before: value, after: value })),
  /** Why the person cannot go in, at the cells; `other` is the line of another row that it has to do with. */
  problems: z.array(z.object({ line, field, code: z.enum(staffRowCodes), other: line.nullable() })),
})
export type PlannedPerson = z.infer<typeof plannedPerson>

/** Its answer. */
export const staffImportPlan = z.object({ people: z.array(plannedPerson) })
export type StaffImportPlan = z.infer<typeof staffImportPlan>

/**
 * POST /staff/unit/{unitId}/import: all of the rows or none. A member is changed only from the version that is named
 * here; anything that would become otherwise than it was shown is 412, and the list has to be looked at again.
 */
export const staffImport = z.strictObject({
  rows,
  versions: z.array(z.strictObject({ id: entityId, version: z.int().positive() })).max(mostRowsOfImport),
})
export type StaffImport = z.infer<typeof staffImport>

/** Its answer: how many were added, and how many changed. */
export const staffImported = z.object({ added: z.int().min(0), changed: z.int().min(0) })
