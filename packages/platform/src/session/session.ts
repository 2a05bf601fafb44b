import { currentUser, doneAnswer } from '@veckovis/contracts'
import { ApiError, isFailure } from '../api/api-error'
import type { ApiClient } from '../api/api-types'
import type { PageLoader } from '../frame/navigation'
import { reportProblem } from '../frame/report-problem'
import { purgeDrafts } from '../leaving/drafts'
import { leaveGuard } from '../leaving/leave-guard'
import { platformStore } from '../store'
import { chooseActiveUnit, parseActiveUnit, type ActiveUnit } from './active-unit'
import { activeUnitState, sessionState } from './session-state'
import { sessionUserOf } from './session-user'
import type { TokenStore } from './token-store'

export const activeUnitKey = 'activeUnit'

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

export type Session = {
  start(): Promise<void>
  /** Fetches the user; answers what went wrong, and null when the user is there or the session has ended. */
  load(): Promise<ApiError | null>
  chooseUnit(unit: ActiveUnit): void
  end(): void
  signOut(): Promise<boolean>
}

const signOutTimeout = 5_000

export const createSession = ({ api, tokens, page, local, onStarted, onEnded }: SessionDependencies): Session => {
  let loading: Promise<ApiError | null> | null = null

  const forget = (): void => {
    tokens.clear()
    local.removeItem(activeUnitKey)
    onEnded()
    platformStore.set(activeUnitState, null)
    platformStore.set(sessionState, { status: 'signed-out' })
  }

  const end = (): void => {
    forget()
    leaveGuard.letGo()
    page.load('/login')
  }

  const chooseUnit = (unit: ActiveUnit): void => {
    local.setItem(activeUnitKey, JSON.stringify(unit))
    platformStore.set(activeUnitState, unit)
  }

  const fetchUser = async (): Promise<ApiError | null> => {
    const answer = await api.get('/user/me', currentUser)
    if (tokens.read() === null) return null
    if (isFailure(answer)) return new ApiError('answer', answer.message, answer.statusCode, answer)
    const user = sessionUserOf(answer)
    const unit = chooseActiveUnit(parseActiveUnit(local.getItem(activeUnitKey)), user)
    if (unit === null) {
      local.removeItem(activeUnitKey)
      platformStore.set(activeUnitState, null)
    } else chooseUnit(unit)
    platformStore.set(sessionState, { status: 'ready', user })
    onStarted()
    return null
  }

  const load = (): Promise<ApiError | null> => {
    loading ??= fetchUser()
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        return error.kind === 'session-ended' ? null : error
      })
      .finally(() => {
        loading = null
      })
    return loading
  }

  const start = async (): Promise<void> => {
    // With no token only the local part of a sign-out runs: no call, no reload.
    if (tokens.read() === null) return forget()
    if (platformStore.get(sessionState).status === 'failed') platformStore.set(sessionState, { status: 'starting' })
    const problem = await load()
    if (problem === null) return
    reportProblem('GET /user/me', problem)
    // A user who is at work goes on with what is known.
    if (platformStore.get(sessionState).status !== 'ready')
      platformStore.set(sessionState, { status: 'failed', message: problem.message })
  }

  const signOut = async (): Promise<boolean> => {
    if (!(await leaveGuard.mayLeave())) return false
    try {
      await api.post('/auth/logout', undefined, doneAnswer, { signal: AbortSignal.timeout(signOutTimeout) })
    } catch (error) {
      // The local part runs anyway.
      reportProblem('POST /auth/logout', error)
    }
    purgeDrafts(local)
    end()
    return true
  }

  return { start, load, chooseUnit, end, signOut }
}
