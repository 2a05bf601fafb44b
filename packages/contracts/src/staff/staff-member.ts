import { employmentStandings } from '@veckovis/domain/staff'
import { z } from 'zod'
import { entityId } from '../wire/primitives'
import { actualServiceReason, calendarDay, distinction, ordinaryServiceReason, shownPerson } from './staff-fields'

/**
 * Who sees what: READ on Staff (5) sees names, birthday, gender, employment, hours and grades. WRITE sees the salary,
 * the reasons of the grades and the notes too; without WRITE those four are absent from the answer, never null.
 */
const reasonedService = {
  ordinary: z.object({ grade: z.number(), reason: ordinaryServiceReason.nullable().optional() }),
  actual: z.object({ grade: z.number(), reason: actualServiceReason.nullable().optional() }),
}

/** Terms of employment from a day on, until the next ones begin. */
const staffTerms = z.object({
  validFrom: calendarDay,
  /** Kronor a month. */
  salary: z.int().optional(),
  weeklyHours: z.number(),
  ordinaryService: reasonedService.ordinary,
  actualService: reasonedService.actual,
  /** Weekly hours times actual grade, two decimals. */
  availableHours: z.number(),
})
export type StaffTerms = z.infer<typeof staffTerms>

/** A row of the staff table: the person with the terms of today, or the nearest ones outside the employment. */
const staffMember = z.object({
  id: entityId,
  unitId: entityId,
  /** Counts up with every change; the ETag is `"{id}-{version}"`. */
  version: z.int().positive(),
  ...shownPerson,
  distinction,
  /** Today, in Sweden. Anyone who has left has 0 available hours beside the last terms. */
  standing: z.enum(employmentStandings),
  ...staffTerms.omit({ validFrom: true }).shape,
})
export type StaffMember = z.infer<typeof staffMember>

/** GET /staff/{id}, and the answer of POST and PATCH: the member with all terms, earliest first. */
export const staffMemberWithTerms = z.object({ ...staffMember.shape, terms: z.array(staffTerms).min(1) })
export type StaffMemberWithTerms = z.infer<typeof staffMemberWithTerms>

/** POST /staff/unit/{unitId}/export: everybody whom the search finds, with all terms; nobody when they are too many for a file. */
export const staffFile = z.object({
  staff: z.array(staffMemberWithTerms),
  total: z.int().min(0),
  /** As of the list. */
  write: z.boolean(),
})
export type StaffFile = z.infer<typeof staffFile>

/** POST /staff/unit/{unitId}/search: one page of the table. */
export const staffList = z.object({
  staff: z.array(staffMember),
  /** Members that the search finds on all pages together. */
  total: z.int().min(0),
  /** True with WRITE on Staff: the answer holds salaries, reasons and notes, and the member may be changed. */
  write: z.boolean(),
  /** Weekly hours of full-time work in the municipality this year, which a new member begins with; null without WRITE. */
  fullTimeHours: z.number().positive().nullable(),
})
export type StaffList = z.infer<typeof staffList>
