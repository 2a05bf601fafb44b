import { permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import { roleItem } from '../access/role-item'
import { shapeOf } from '../wire/field-shapes'
import { entityId, uuid } from '../wire/primitives'
import { rowsOf } from '../wire/row-import'
import { ownRightChanges, ownRightNames } from './own-rights'
import { jobTitleId, personDetails } from './person-fields'

/** A role that is given: of several levels the highest counts. */
export const givenRole = z.strictObject({ ...roleItem.shape, id: z.literal(Object.values(permissionIds)) })
export type GivenRole = z.infer<typeof givenRole>

const givenRoles = z.array(givenRole).max(300)

/** What a new person is made of, alone or in a list. */
const anyNewPerson = z.strictObject({
  requestId: uuid,
  ...shapeOf(personDetails, 'made'),
  jobTitleId: jobTitleId.default(null),
  roles: givenRoles.default([]),
  /** Where the person belongs: unless said, the municipality of the first role, or the only one of the caller. */
  homeMunicipalityId: entityId.optional(),
  active: z.boolean().default(true),
  /** Whether the mail with the link to a password goes out at once; only to somebody active. */
  invite: z.boolean(),
})
const isInvitedActive = ({ active, invite }: { active: boolean; invite: boolean }): boolean => active || !invite
const ofInvite = { error: 'active', path: ['invite'] }

/**
 * POST /user. `requestId` is made once when the dialog opens: a repeat of the same body answers with the person of the
 * first, another body under the same id is 409 with details `{reason: 'request-repeated', id}`. The address of a sign-up
 * that waits takes that account up.
 */
export const newPerson = anyNewPerson
  /** Rights of modules' own. */
  .extend({ ownRights: ownRightNames.optional() })
  .refine(isInvitedActive, ofInvite)
export type NewPerson = z.output<typeof newPerson>
/** The same as a client sends it, where defaults may be left out. */
export type NewPersonRequest = z.input<typeof newPerson>

/** Roles of all rows of one call: more people with many roles each come as several calls. */
const mostRolesOfRows = 3_000

/** POST /user/import and its check: a list has no rights of modules' own. */
export const newPeople = rowsOf(anyNewPerson.refine(isInvitedActive, ofInvite)).refine(
  ({ rows }) => rows.reduce((sum, { roles }) => sum + roles.length, 0) <= mostRolesOfRows,
  { error: 'too-many-roles', path: ['rows'] },
)

/** PATCH /user/{id} with If-Match: only what changes. */
export const personChanges = z
  .strictObject({
    ...z.object(shapeOf(personDetails, 'sent')).partial().shape,
    jobTitleId: jobTitleId.optional(),
    /** All roles within the caller's places, as they shall be; others stay. */
    roles: givenRoles.optional(),
    active: z.boolean().optional(),
    ownRights: ownRightChanges.optional(),
  })
  .refine(changes => Object.values(changes).some(change => change !== undefined), { error: 'required' })
export type PersonChanges = z.infer<typeof personChanges>

/** The answer of DELETE /user/{id}/sessions: how many there were. */
export const sessionsEnded = z.object({ ended: z.int().min(0) })

/** The answer of DELETE /user/{id}. */
export const personRemoved = z.object({ id: entityId })
