import { z } from 'zod'
import { isoInstant } from '../wire/primitives'
import { secretText } from './tokens'

/** Somewhere the person is signed in. */
const ownSession = z.strictObject({
  id: z.uuid(),
  /** Names of browser and system as programs call themselves; null where they are not known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** A part of the network address, such as `192.0.2.*`; null of sessions that began before it was kept. */
  place: z.string().nullable(),
  since: isoInstant,
  /** To the quarter of an hour or so: when it last asked for a new token. */
  lastUsedAt: isoInstant,
  endsAt: isoInstant,
  /** The one that asks */
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

/** GET /user/me/session: this one first, then the one that was used last. */
export const ownSessions = z.strictObject({ sessions: z.array(ownSession) })

/** POST /user/me/password. The server checks the rules of the new one itself. */
export const ownPasswordRequest = z.strictObject({
  currentPassword: secretText,
  password: secretText,
})
export type OwnPasswordRequest = z.infer<typeof ownPasswordRequest>
