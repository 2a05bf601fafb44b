import { jobTitleIds, permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import { shapeOf } from '../wire/field-shapes'
import { pageInQuery, pageSizeInQuery } from '../wire/list-page'
import { entityId, idInPath, isoInstant, personLines } from '../wire/primitives'
import { personDetails } from './person-fields'
import { invitationState, invitationStates } from '../session/invitation'

/** Columns that the server sorts people by. */
export const personSortFields = [
  'lastName',
  'firstName',
  'email',
  'jobTitleId',
  'active',
  'createdAt',
  'lastLoginAt',
] as const
export type PersonSortField = (typeof personSortFields)[number]

const oneOf = (ids: readonly number[]) => z.enum(ids.map(String)).transform(Number).optional()

/** How far invitations are, and who is still without one: active, never signed in and never invited. */
export const invitationFilters = [...invitationStates, 'uninvited'] as const
export type InvitationFilter = (typeof invitationFilters)[number]

/**
 * The query of POST /user/search, as text. A place finds those who hold a role on it or below it, a permission those who
 * hold it there; both look at roles within the caller's own places only.
 */
export const personListQuery = z.strictObject({
  sort: z.enum(personSortFields).default('lastName'),
  direction: z.enum(['ascending', 'descending']).default('ascending'),
  page: pageInQuery,
  pageSize: pageSizeInQuery,
  active: z.enum(['all', 'active', 'inactive']).default('all'),
  state: z.enum(invitationFilters).optional(),
  jobTitleId: oneOf(Object.values(jobTitleIds)),
  permission: oneOf(Object.values(permissionIds)),
  countyId: idInPath.optional(),
  municipalityId: idInPath.optional(),
  departmentId: idInPath.optional(),
  unitId: idInPath.optional(),
})
export type PersonListQuery = z.infer<typeof personListQuery>

/** Its body. Every word must stand in the name or the e-mail; what finds people never stands in an address. */
export const personSearch = z.strictObject({ search: personLines(100).default('') })

/** What the caller may do with a person; `@veckovis/domain/access` decides. */
const personAccess = z.object({
  /** Names and phone. */
  edit: z.boolean(),
  /** Who changes the address that links go to could become the person. */
  email: z.boolean(),
  /** Activate, deactivate, invite and take an invitation back. */
  deactivate: z.boolean(),
  jobTitle: z.boolean(),
  /** Roles, within what the caller holds. */
  grant: z.boolean(),
})

export const personRow = z.object({
  id: entityId,
  ...shapeOf(personDetails, 'shown'),
  jobTitleId: z.int().nullable(),
  active: z.boolean(),
  createdAt: isoInstant,
  lastLoginAt: isoInstant.nullable(),
  invitation: invitationState,
  /** How many active units within the caller's places the person reaches. */
  units: z.int().min(0),
  /** Whether there are roles that the caller does not get to see. */
  rolesElsewhere: z.boolean(),
  version: z.int(),
  may: personAccess,
})
export type PersonRow = z.infer<typeof personRow>

export const personList = z.object({ items: personRow.array(), total: z.int().min(0) })
export type PersonList = z.infer<typeof personList>
