import { tokenPair, type TokenPair } from '@veckovis/contracts'
import type { RefreshOutcome } from '../api/api-client'
import type { TokenStore } from './token-store'

export type RefresherDependencies = {
  tokens: TokenStore
  base: () => string
  /** Absent where the browser has no Web Locks; the server's short grace then covers two tabs at once. */
  locks: Pick<LockManager, 'request'> | undefined
  onReplaced: (replaced: string, pair: TokenPair) => void
  onEnded: () => void
}

export type TokenRefresher = (refused: string | null) => Promise<RefreshOutcome>

const answerTimeout = 20_000
const endingStatuses = [400, 401, 403]

const askForPair = async (base: string, refreshToken: string): Promise<TokenPair | 'refused' | 'unavailable'> => {
  let response: Response
  try {
    response = await fetch(`${base}/token/refresh`, {
      method: 'POST',
      headers: { Accept: 'application/json', Authorization: `Bearer ${refreshToken}` },
      credentials: 'include',
      signal: AbortSignal.timeout(answerTimeout),
    })
    if (endingStatuses.includes(response.status)) return 'refused'
    if (!response.ok) return 'unavailable'
    const answer = tokenPair.safeParse(await response.json())
    return answer.success ? answer.data : 'unavailable'
  } catch {
    // Not reached, or an answer that is no JSON: the caller tries again later.
    return 'unavailable'
  }
}

/** One refresh at a time: a shared promise in this tab, a lock and a second look at the storage across tabs. */
export const createTokenRefresher = (dependencies: RefresherDependencies): TokenRefresher => {
  const { tokens, base, locks, onReplaced, onEnded } = dependencies
  let running: Promise<RefreshOutcome> | null = null

  const exchange = async (refused: string | null): Promise<RefreshOutcome> => {
    const held = tokens.read()
    if (held === null || held.refresh_token === '') return 'ended'
    // Another tab was faster: the storage already holds a newer token than the refused one.
    if (held.access_token !== (refused ?? '')) return 'refreshed'
    const pair = await askForPair(base(), held.refresh_token)
    if (pair === 'unavailable') return 'unavailable'
    // Signed out or replaced while the answer was on its way: that must not be undone.
    if (tokens.read()?.refresh_token !== held.refresh_token) return tokens.read() === null ? 'ended' : 'refreshed'
    if (pair === 'refused') return 'ended'
    tokens.replace(pair)
    onReplaced(held.refresh_token, pair)
    return 'refreshed'
  }

  const oneAcrossTabs = (refused: string | null): Promise<RefreshOutcome> =>
    locks === undefined ? exchange(refused) : locks.request('veckovis-token-refresh', () => exchange(refused))

  return refused => {
    running ??= oneAcrossTabs(refused)
      .then(outcome => {
        if (outcome === 'ended') onEnded()
        return outcome
      })
      .finally(() => {
        running = null
      })
    return running
  }
}
