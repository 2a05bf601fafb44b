import { sortedFields, type SortedField } from '@veckovis/domain/staff'
import { z } from 'zod'
import { pageInQuery, pageSizeInQuery } from '../wire/list-page'
import { entityId, personLines, uuid } from '../wire/primitives'
import {
  actualService,
  calendarDay,
  employmentDay,
  monthlySalary,
  newPerson,
  ordinaryService,
  sentPerson,
  weeklyHours,
} from './staff-fields'

/** Columns that the server sorts by. `salary` needs WRITE, since the order alone tells who earns more. */
export const staffSortFields = sortedFields
export type StaffSortField = SortedField

/** Whom the table shows: those who have not left, those who have, or both. */
export const staffEmployments = ['current', 'left', 'all'] as const
export type StaffEmployment = (typeof staffEmployments)[number]

/** The query of POST /staff/unit/{unitId}/search, as text. */
export const staffListQuery = z.strictObject({
  employment: z.enum(staffEmployments).default('current'),
  sort: z.enum(staffSortFields).default('lastName'),
  direction: z.enum(['ascending', 'descending']).default('ascending'),
  page: pageInQuery,
  pageSize: pageSizeInQuery,
})
export type StaffListQuery = z.infer<typeof staffListQuery>

/** The query of POST /staff/unit/{unitId}/export, as text: the whole list in its order. */
export const staffFileQuery = staffListQuery.omit({ page: true, pageSize: true })
export type StaffFileQuery = z.infer<typeof staffFileQuery>

/** Its body, and that of the search. Every word must stand in the name; names never stand in an address, which is kept and written down. */
export const staffSearch = z.strictObject({ search: personLines(100).default('') })

/**
 * POST /staff/unit/{unitId}. `requestId` is made once when the dialog opens: a repeat of the same body answers with
 * the member of the first, another body under the same id is 409 with details `{reason: 'request-repeated', id}`.
 */
export const newStaffMember = z
  .strictObject({
    requestId: uuid,
    /** The terms hold from the first day of employment. */
    ...newPerson,
    salary: monthlySalary,
    weeklyHours,
    ordinaryService,
    actualService,
  })
  .refine(({ employedFrom, employedTo }) => employedTo === null || employedTo >= employedFrom, {
    error: 'ends-before-start',
    path: ['employedTo'],
  })
export type NewStaffMember = z.output<typeof newStaffMember>
/** The same as a client sends it, where defaults may be left out. */
export type NewStaffMemberRequest = z.input<typeof newStaffMember>

const sentParts = (value: object) => Object.values(value).filter(part => part !== undefined).length

/** Terms that change from a day on; what is left out stays as it was on every day. */
const changedTerms = z
  .strictObject({
    validFrom: employmentDay,
    salary: monthlySalary.optional(),
    weeklyHours: weeklyHours.optional(),
    ordinaryService: ordinaryService.optional(),
    actualService: actualService.optional(),
  })
  .refine(terms => sentParts(terms) > 1, { error: 'required' })

/** PATCH /staff/{id} with If-Match: only what changes. */
export const staffChanges = z
  .strictObject({
    ...z.object(sentPerson).omit({ employedFrom: true }).partial().shape,
    /** Last day of employment; null for one without end. */
    employedTo: employmentDay.nullable().optional(),
    terms: changedTerms.optional(),
  })
  .refine(changes => sentParts(changes) > 0, { error: 'required' })
export type StaffChanges = z.infer<typeof staffChanges>

/** The answer of DELETE /staff/{id}: the member leaves the table, the employment ends, the history stays. */
export const staffRemoved = z.object({ id: entityId, employedTo: calendarDay })
export type StaffRemoved = z.infer<typeof staffRemoved>
