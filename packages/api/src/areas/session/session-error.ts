import type { SessionRefusal } from '@veckovis/contracts/session'
import { refuser } from '../../http/general-error'

const statuses = {
  'bad-credentials': 401,
  'email-not-found': 404,
  'email-taken': 409,
  'password-common': 400,
  'password-personal': 400,
  'password-same': 400,
  // Not 401: the session is good, and goes on.
  'wrong-password': 400,
  'signup-off': 409,
  'signup-closed': 409,
  'token-invalid': 401,
}

export const sessionError = refuser<SessionRefusal>('session', statuses)

/** A link that is spent is the caller's bad input, not a session that ended. */
export const linkError = refuser<SessionRefusal>('session', { ...statuses, 'token-invalid': 400 })
