import { z } from 'zod'
import { dayInQuery, entityId, isoInstant, requiredText, uuid } from '../wire/primitives'

/** More than a municipality has: a key of it all says it in none. */
const placesOfOneKind = z.array(entityId).max(500)

/** What a key of the municipality may be told of a place. */
const namedPlace = z.object({ id: entityId, name: z.string() })

/** A key as those see it who give it. What is secret in it was told once and is nowhere. */
const machineKey = z.object({
  id: entityId,
  /** The name of the system that speaks by it */
  source: z.string(),
  /** All of the municipality, or the departments with all their units, and the units */
  places: z.object({ all: z.boolean(), departments: z.array(namedPlace), units: z.array(namedPlace) }),
  /** The last day on which it holds */
  endsOn: z.iso.date(),
  createdAt: isoInstant,
  /** Null when the account is gone */
  createdBy: z.string().nullable(),
  lastUsedAt: isoInstant.nullable(),
  state: z.enum(['valid', 'ended', 'revoked']),
})
export type MachineKey = z.infer<typeof machineKey>

/** GET /outcome/keys/municipality/{municipalityId}: the newest first. */
export const machineKeys = z.object({ keys: z.array(machineKey) })

/** POST /outcome/keys/municipality/{municipalityId}: without departments and units it is a key of the whole municipality. */
export const makeMachineKey = z.strictObject({
  requestId: uuid,
  source: requiredText(60),
  places: z.strictObject({ departmentIds: placesOfOneKind, unitIds: placesOfOneKind }),
  endsOn: dayInQuery,
})
export type MakeMachineKey = z.infer<typeof makeMachineKey>

/** The whole key, told this once: null where the same request is sent again. */
export const madeMachineKey = z.object({ id: entityId, key: z.string().nullable() })
