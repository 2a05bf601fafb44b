import { createPlatform } from './create-platform'
import { followNetwork, whenBackOnline } from './frame/online'
import { pageLoader } from './frame/navigation'
import { followTheme } from './frame/theme'
import { followLanguage } from './language/change-language'
import { activeLanguage, languageFrom, languageKey } from './language/language'
import { draftsPurgedKey } from './leaving/pending-drafts'
import { accessTokenSubject } from './session/access-token-claims'
import type { ActiveUnit } from './session/active-unit'
import { hasReturnPlace, keptWhy } from './session/return-place'
import { linkOrPage } from './session/session'
import { sessionState } from './session/session-state'
import { isTokenKey } from './session/token-store'
import { platformStore } from './store'

const { tokens, apiClient, session, schedule, signIn } = createPlatform({
  local: localStorage,
  session: sessionStorage,
  page: pageLoader,
  locks: 'locks' in navigator ? navigator.locks : undefined,
})

export { apiClient, signIn }

/** Reads the stored token, fetches the user, chooses the active unit. Again after a change of unit. */
export const startSession = (): Promise<void> => session.start()
/**
 * Asks about unsaved work, tells the server, clears this browser, goes to the login, or on with the link that is open.
 * False when the person stays.
 */
export const signOut = (): Promise<boolean> => session.signOut()
/** Makes a unit the active one and remembers it. */
export const setActiveUnit = (unit: ActiveUnit): void => session.chooseUnit(unit)

/** Whether the last session of this tab ended by itself, and nobody has signed in since. */
export const hasSessionExpired = (): boolean => hasReturnPlace(sessionStorage)

/** Why it did, as the server told; null where it did not, or by a word that an older page does not know. */
export const whySessionEnded = (): string | null => keptWhy(sessionStorage)

/** Whether a token is stored. */
export const hasStoredToken = (): boolean => tokens.read() !== null

let hasSignedOutElsewhere = false

const followOtherTabs = (event: StorageEvent): void => {
  if (event.key === languageKey) void followLanguage(languageFrom(event.newValue))
  // Drafts go at a sign-out and at nothing else.
  if (event.key === draftsPurgedKey) hasSignedOutElsewhere = true
  if (!isTokenKey(event.key)) return
  const { status } = platformStore.get(sessionState)
  // The session ended in another tab, or someone else signed in there: this tab must not go on as before.
  if (tokens.read() === null) {
    if (status === 'signed-out') return undefined
    return hasSignedOutElsewhere ? session.end() : session.expire()
  }
  hasSignedOutElsewhere = false
  if (status === 'signed-out') return void session.start()
  const before = accessTokenSubject(event.oldValue ?? '')
  const now = accessTokenSubject(event.newValue ?? '')
  if (before !== null && now !== null && before !== now) return pageLoader.load(linkOrPage(pageLoader, '/'))
  schedule.plan()
}

let started = false

/** Called once by the shell before anything is shown: language, theme, network and the other tabs are followed. */
export const startPlatform = (): void => {
  if (started) return
  started = true
  document.documentElement.lang = activeLanguage()
  followTheme()
  followNetwork()
  window.addEventListener('online', () => schedule.wake())
  whenBackOnline(() => {
    if (platformStore.get(sessionState).status === 'failed') void session.start()
  })
  window.addEventListener('storage', followOtherTabs)
}
