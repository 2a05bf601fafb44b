import { apiBase } from './api/api-base'
import { createApiClient } from './api/api-client'
import type { ApiClient } from './api/api-types'
import { tellClosedUnit } from './frame/closed-unit'
import { countLicenceRefusal } from './frame/licence-refusal'
import type { PageLoader } from './frame/navigation'
import { activeLanguage } from './language/language'
import { RefreshSchedule } from './session/refresh-schedule'
import { Session } from './session/session'
import { dropSessionData } from './session/session-data'
import { sessionState, sessionWaiting } from './session/session-state'
import { createSignIn } from './session/sign-in'
import type { TabLocks } from './session/tabs/living-tabs'
import { createOtherTabs, type OtherTabs } from './session/tabs/other-tabs'
import { openTokenExchange } from './session/tabs/token-exchange'
import { createTokenRefresher } from './session/token-refresher'
import { createTokenStore, type TokenStore } from './session/token-store'
import { platformStore } from './store'

export type Platform = {
  tokens: TokenStore
  apiClient: ApiClient
  session: Session
  schedule: RefreshSchedule
  signIn: ReturnType<typeof createSignIn>
}

const isSignedIn = (): boolean => platformStore.get(sessionState).status === 'ready'

const onWaiting = (waiting: boolean): void => platformStore.set(sessionWaiting, waiting)

/** What goes with a session as it begins and ends. */
const followers = (schedule: RefreshSchedule, otherTabs: OtherTabs) => ({
  onStarted: () => {
    schedule.plan()
    otherTabs.join()
  },
  onEnded: () => {
    schedule.stop()
    otherTabs.leave()
    dropSessionData()
  },
})

/** What refusals say of more than their call. */
const listeners = { onNotLicensed: countLicenceRefusal, onUnitClosed: tellClosedUnit }

/** Wires session, tokens and API client together. One per page; a test makes several to stand for several tabs. */
export const createPlatform = (browser: {
  local: Storage
  session: Storage
  page: PageLoader
  locks: TabLocks | undefined
}): Platform => {
  const tokens = createTokenStore(browser.local, browser.session)
  const announce = openTokenExchange(tokens, () => schedule.plan())
  const endSession = (): void => session.expire()
  const otherTabs = createOtherTabs({ tokens, locks: browser.locks, isSignedIn, onSignedOut: () => session.end() })
  const refresh = createTokenRefresher({
    tokens,
    base: apiBase,
    locks: browser.locks,
    newerPair: otherTabs.newerPair,
    onAdopted: () => schedule.plan(),
    onReplaced: (replaced, pair) => {
      announce({ replaced, pair })
      schedule.refreshed()
    },
    onEnded: why => session.expire(why),
  })
  const schedule = new RefreshSchedule({ tokens, refresh, onWaiting })
  const accessToken = (): string | null => tokens.read()?.access_token ?? null
  const language = activeLanguage
  const apiClient = createApiClient({ base: apiBase, language, accessToken, refresh, endSession, ...listeners })
  const { local, session: tab, page } = browser
  const session = new Session({
    api: apiClient,
    tokens,
    page,
    local,
    tab,
    otherTabs,
    ...followers(schedule, otherTabs),
  })
  const signIn = createSignIn({ api: apiClient, tokens, session, onReceived: () => schedule.received() })
  return { tokens, apiClient, session, schedule, signIn }
}
