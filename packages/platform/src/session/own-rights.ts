import { platformStore } from '../store'
import { useSession } from './session-hooks'
import { sessionAtom } from './session-state'
import type { SessionUser } from './session-user'

const holds = (user: SessionUser | null, right: string): boolean =>
  user !== null && (user.superadmin || user.ownRights?.includes(right) === true)

/**
 * Whether the person who is signed in holds a right that a module declares of its own (`rights` of module.json), such as
 * `mf-staff/check-lists`; super admins hold all. It opens parts of pages: what a call may do is decided by the API.
 */
export const hasOwnRight = (right: `mf-${string}/${string}`): boolean => holds(platformStore.get(sessionAtom), right)

/** The same for what is drawn. */
export const useOwnRight = (right: `mf-${string}/${string}`): boolean => holds(useSession(), right)
