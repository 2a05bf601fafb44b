import { linkPathOf } from '@veckovis/contracts/pages'
import type { SessionEnd } from '@veckovis/contracts/session'
import { ApiError, errorOfFailure, isFailure } from '../api/api-error'
import type { ApiClient } from '../api/api-types'
import type { PageLoader } from '../frame/navigation'
import { reportProblem } from '../frame/report-problem'
import { dropDraftsOfOthers, dropDraftsOfTab, purgeDrafts } from '../leaving/drafts'
import { leaveGuard } from '../leaving/leave-guard'
import { platformStore } from '../store'
import { chooseActiveUnit, parseActiveUnit, type ActiveUnit } from './active-unit'
import { accessTokenSubject } from './access-token-claims'
import { loadContracts } from './load-contracts'
import { keepReturnPlace, takeReturnPlace } from './return-place'
import { activeUnitState, sessionState } from './session-state'
import { sessionUserOf, type SessionUser } from './session-user'
import type { OtherTabs } from './tabs/other-tabs'
import type { TokenStore } from './token-store'

const activeUnitKey = 'activeUnit'
const loginPath = '/login'

export type SessionDependencies = {
  api: ApiClient
  tokens: TokenStore
  page: PageLoader
  local: Storage
  /** The storage of this tab alone. */
  tab: Storage
  otherTabs: Pick<OtherTabs, 'takeOver' | 'unsaved' | 'tellSignedOut'>
  /** The user is there or its token changed: plan the next refresh. */
  onStarted: () => void
  /** Nobody is signed in any more: stop timers, drop cached data. */
  onEnded: () => void
}

const signOutTimeout = 5_000

/** An opened link outlives the session that stands beside it: it asks for none, and may be for somebody else. */
export const linkOrPage = (page: PageLoader, path: string): string =>
  linkPathOf(page.path()) === null ? path : page.path()

const currentUser = async () => (await loadContracts()).currentUser
const doneAnswer = async () => (await loadContracts()).doneAnswer

/** Who is signed in on this page, and the ways in which that begins and ends. */
export class Session {
  readonly #dependencies: SessionDependencies
  #loading: Promise<ApiError | null> | null = null

  constructor(dependencies: SessionDependencies) {
    this.#dependencies = dependencies
  }

  async start(): Promise<void> {
    // With no token, here or in another tab, only the local part of a sign-out runs: no call, no reload.
    if (this.#dependencies.tokens.read() === null && !(await this.#takeOver())) return this.#forget()
    if (platformStore.get(sessionState).status === 'failed') platformStore.set(sessionState, { status: 'starting' })
    const problem = await this.load()
    if (problem === null) return
    reportProblem('GET /user/me', problem)
    // A user who is at work goes on with what is known.
    if (platformStore.get(sessionState).status !== 'ready')
      platformStore.set(sessionState, { status: 'failed', message: problem.message })
  }

  /** Fetches the user; answers what went wrong, and null when the user is there or the session has ended. */
  load(): Promise<ApiError | null> {
    this.#loading ??= this.#fetchUser()
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        return error.kind === 'session-ended' ? null : error
      })
      .finally(() => {
        this.#loading = null
      })
    return this.#loading
  }

  chooseUnit(unit: ActiveUnit): void {
    this.#dependencies.local.setItem(activeUnitKey, JSON.stringify(unit))
    platformStore.set(activeUnitState, unit)
  }

  /** Clears this browser and goes to the login with a reload, or on with the link that stands open. */
  end(): void {
    dropDraftsOfTab(this.#dependencies.tab)
    this.#leave()
  }

  /**
   * The server takes the tokens no more: the same as `end`, but the person learns why, as far as it is told, and comes back
   * here.
   */
  expire(why?: SessionEnd): void {
    const { tokens, page, tab, local } = this.#dependencies
    const state = platformStore.get(sessionState)
    // Anyone who has a link open was at no page of their own.
    if (state.status !== 'signed-out' && linkPathOf(page.path()) === null) {
      // What is being typed in a cell is entered by leaving the cell, and so is kept with the rest.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      const path = page.path()
      const userId =
        state.status === 'ready' ? String(state.user.id) : accessTokenSubject(tokens.read()?.access_token ?? '')
      const unit = platformStore.get(activeUnitState) ?? parseActiveUnit(local.getItem(activeUnitKey))
      keepReturnPlace(tab, { userId, path: path === loginPath ? '/' : path, unit, why })
    }
    this.#leave()
  }

  /** Asks about unsaved work of all tabs. False when the person stays because of it. */
  async signOut(): Promise<boolean> {
    const { api, local, otherTabs } = this.#dependencies
    if (!(await leaveGuard.mayLeave(await otherTabs.unsaved()))) return false
    try {
      await api.post('/auth/logout', undefined, doneAnswer, { signal: AbortSignal.timeout(signOutTimeout) })
    } catch (error) {
      // The local part runs anyway.
      reportProblem('POST /auth/logout', error)
    }
    await otherTabs.tellSignedOut()
    purgeDrafts(local)
    this.end()
    return true
  }

  async #fetchUser(): Promise<ApiError | null> {
    const { api, tokens, tab, onStarted } = this.#dependencies
    const answer = await api.get('/user/me', currentUser)
    if (tokens.read() === null) return null
    if (isFailure(answer)) return errorOfFailure(answer)
    const user = sessionUserOf(answer)
    dropDraftsOfOthers(tab, user.id)
    this.#settleUnit(user, takeReturnPlace(tab, user.id)?.unit ?? null)
    platformStore.set(sessionState, { status: 'ready', user })
    onStarted()
    return null
  }

  async #takeOver(): Promise<boolean> {
    const { tokens, otherTabs } = this.#dependencies
    const pair = await otherTabs.takeOver()
    if (pair !== null) tokens.write(pair, false)
    return pair !== null
  }

  #settleUnit(user: SessionUser, before: ActiveUnit | null): void {
    const { local } = this.#dependencies
    const unit = chooseActiveUnit(before ?? parseActiveUnit(local.getItem(activeUnitKey)), user)
    if (unit !== null) return this.chooseUnit(unit)
    local.removeItem(activeUnitKey)
    platformStore.set(activeUnitState, null)
  }

  #leave(): void {
    this.#forget()
    leaveGuard.letGo()
    this.#dependencies.page.load(linkOrPage(this.#dependencies.page, loginPath))
  }

  #forget(): void {
    const { tokens, local, onEnded } = this.#dependencies
    tokens.clear()
    local.removeItem(activeUnitKey)
    onEnded()
    platformStore.set(activeUnitState, null)
    platformStore.set(sessionState, { status: 'signed-out' })
  }
}
