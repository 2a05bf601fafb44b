import { ApiError, errorOfFailure, isFailure } from '../api/api-error'
import type { ApiClient } from '../api/api-types'
import type { PageLoader } from '../frame/navigation'
import { reportProblem } from '../frame/report-problem'
import { purgeDrafts } from '../leaving/drafts'
import { leaveGuard } from '../leaving/leave-guard'
import { platformStore } from '../store'
import { chooseActiveUnit, parseActiveUnit, type ActiveUnit } from './active-unit'
import { loadContracts } from './load-contracts'
import { activeUnitState, sessionState } from './session-state'
import { sessionUserOf, type SessionUser } from './session-user'
import type { TokenStore } from './token-store'

const activeUnitKey = 'activeUnit'

export type SessionDependencies = {
  api: ApiClient
  tokens: TokenStore
  page: PageLoader
  local: Storage
  /** The user is there or its token changed: plan the next refresh. */
  onStarted: () => void
  /** Nobody is signed in any more: stop timers, drop cached data. */
  onEnded: () => void
}

const signOutTimeout = 5_000

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
    // With no token only the local part of a sign-out runs: no call, no reload.
    if (this.#dependencies.tokens.read() === null) return this.#forget()
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

  /** Clears this browser and goes to the login with a reload. */
  end(): void {
    this.#forget()
    leaveGuard.letGo()
    this.#dependencies.page.load('/login')
  }

  /** False when the person stays because of unsaved work. */
  async signOut(): Promise<boolean> {
    if (!(await leaveGuard.mayLeave())) return false
    const { api, local } = this.#dependencies
    try {
      await api.post('/auth/logout', undefined, doneAnswer, { signal: AbortSignal.timeout(signOutTimeout) })
    } catch (error) {
      // The local part runs anyway.
      reportProblem('POST /auth/logout', error)
    }
    purgeDrafts(local)
    this.end()
    return true
  }

  async #fetchUser(): Promise<ApiError | null> {
    const { api, tokens, onStarted } = this.#dependencies
    const answer = await api.get('/user/me', currentUser)
    if (tokens.read() === null) return null
    if (isFailure(answer)) return errorOfFailure(answer)
    const user = sessionUserOf(answer)
    this.#settleUnit(user)
    platformStore.set(sessionState, { status: 'ready', user })
    onStarted()
    return null
  }

  #settleUnit(user: SessionUser): void {
    const { local } = this.#dependencies
    const unit = chooseActiveUnit(parseActiveUnit(local.getItem(activeUnitKey)), user)
    if (unit !== null) return this.chooseUnit(unit)
    local.removeItem(activeUnitKey)
    platformStore.set(activeUnitState, null)
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
