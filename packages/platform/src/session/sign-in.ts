import { ApiError, isFailure } from '../api/api-error'
import type { ApiClient } from '../api/api-types'
import { platformStore } from '../store'
import { loadContracts } from './load-contracts'
import type { Session } from './session'
import { sessionState } from './session-state'
import type { TokenStore } from './token-store'

/** credentials: refused. timeout: the user did not come within 10 s. */
export type SignInProblem = 'credentials' | 'rate-limited' | 'connection' | 'server' | 'timeout'

export type SignInResult =
  { readonly ok: true } | { readonly ok: false; readonly problem: SignInProblem; readonly message: string | null }

const tokenPair = async () => (await loadContracts()).tokenPair

const pollInterval = 100
const pollLimit = 10_000

/** With what the server itself says, such as for how long it takes no more attempts. */
const resultOf = ({ kind, status, answer }: ApiError): SignInResult => {
  const problem = kind === 'connection' ? kind : status === 429 ? 'rate-limited' : 'server'
  return { ok: false, problem, message: answer?.message ?? null }
}

/** Looks at the shared session state every 100 ms until the user is there. */
const waitForUser = (session: Session): Promise<SignInResult> =>
  new Promise((resolve, reject) => {
    let problem: ApiError | null = null
    let looks = 0
    const finish = (settle: () => void) => {
      clearInterval(timer)
      settle()
    }
    const timer = setInterval(() => {
      looks += 1
      const failed = problem
      if (platformStore.get(sessionState).status === 'ready') finish(() => resolve({ ok: true }))
      else if (failed !== null) finish(() => resolve(resultOf(failed)))
      else if (looks * pollInterval >= pollLimit)
        finish(() => resolve({ ok: false, problem: 'timeout', message: null }))
    }, pollInterval)
    session.load().then(
      found => {
        problem = found
      },
      (error: unknown) => finish(() => reject(error)),
    )
  })

export type SignInDependencies = {
  api: ApiClient
  tokens: TokenStore
  session: Session
  /** A pair of tokens has just come and is stored. */
  onReceived: () => void
}

export const createSignIn =
  ({ api, tokens, session, onReceived }: SignInDependencies) =>
  async (email: string, password: string, remember: boolean): Promise<SignInResult> => {
    try {
      const answer = await api.post('/auth/login', { email, password, remember }, tokenPair, { anonymous: true })
      if (isFailure(answer)) return { ok: false, problem: 'credentials', message: answer.message }
      platformStore.set(sessionState, { status: 'signed-out' })
      tokens.clear()
      tokens.write(answer, remember)
      onReceived()
      const result = await waitForUser(session)
      if (!result.ok) tokens.clear()
      return result
    } catch (error) {
      if (error instanceof ApiError) return resultOf(error)
      throw error
    }
  }
