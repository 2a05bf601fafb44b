import { permissionLevels, placeKinds } from '@veckovis/domain/access'
import { z } from 'zod'
import { roleItem } from '../access/role-item'
import { entityId, isoInstant } from '../wire/primitives'
import { personRow } from './person-list'

/** A role that the caller gets to see. */
const personRole = z.object({
  ...roleItem.shape,
  roleId: entityId,
  /** Names of the place and of those above it, the widest first; empty for the whole country. */
  placeNames: z.string().array(),
  /** Null for one that was there before this was written down, or whose giver is gone. */
  grantedBy: z.string().nullable(),
  grantedAt: isoInstant.nullable(),
  /** Whether the caller may take it. */
  mayTake: z.boolean(),
})
export type PersonRole = z.infer<typeof personRole>

/** GET /user/{id}: roles within the caller's places; of others only that there are some. */
export const personRecord = z.object({
  ...personRow.shape,
  /** A municipality where the person belongs, also without a role; null for none. */
  homeMunicipalityId: entityId.nullable(),
  roles: personRole.array(),
  /** Rights of modules' own that the person holds; an earlier server does not say. */
  ownRights: z.array(z.string()).optional(),
})
export type PersonRecord = z.infer<typeof personRecord>

/** A place with the highest level that the caller may give there, by area (`"2": "WRITE"`). */
const grantablePlace = z.object({
  /** Null for the whole country. */
  scope: z.object({ kind: z.enum(placeKinds), id: entityId }).nullable(),
  placeNames: z.string().array(),
  areas: z.record(z.string(), z.enum(permissionLevels)),
})

/** GET /user/grantable: what holds on a place holds on all below it. */
export const grantable = z.object({
  /** Whether job title and role 999 may be given. */
  superAdmin: z.boolean(),
  places: grantablePlace.array(),
})
export type Grantable = z.infer<typeof grantable>
