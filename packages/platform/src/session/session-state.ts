import { atom } from 'jotai'
import type { ActiveUnit } from './active-unit'
import type { SessionUser } from './session-user'

/**
 * starting: nothing is known yet. signed-out: no token. ready: the user is there.
 * failed: there is a token, but the user could not be fetched; an error view offers the retry.
 */
export type SessionStatus = 'starting' | 'signed-out' | 'ready' | 'failed'

export type SessionState =
  | { readonly status: 'starting' | 'signed-out' }
  | { readonly status: 'ready'; readonly user: SessionUser }
  | { readonly status: 'failed'; readonly message: string }

export const sessionState = atom<SessionState>({ status: 'starting' })
export const activeUnitState = atom<ActiveUnit | null>(null)
export const sessionWaiting = atom(false)

export const sessionStateAtom = atom(get => get(sessionState))
export const activeUnitAtom = atom(get => get(activeUnitState))
/** The access token has ended and the server cannot be reached; unsaved edits are kept. */
export const sessionWaitingAtom = atom(get => get(sessionWaiting))

/** The signed-in user, or null. */
export const sessionAtom = atom<SessionUser | null>(get => {
  const state = get(sessionState)
  if (state.status !== 'ready') return null
  const unit = get(activeUnitState)
  return { ...state.user, activeUnit: unit === null ? null : unit.unit }
})
