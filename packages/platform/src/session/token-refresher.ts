import type { SessionEnd, TokenPair } from '@veckovis/contracts/session'
import type { RefreshOutcome } from '../api/api-client'
import { loadContracts } from './load-contracts'
import type { TokenStore } from './token-store'

export type RefresherDependencies = {
  tokens: TokenStore
  base: () => string
  /** Absent where the browser has no Web Locks; the server's short grace then covers two tabs at once. */
  locks: Pick<LockManager, 'request'> | undefined
  /** What another tab holds of the same session, when it is newer. */
  newerPair: (held: TokenPair) => Promise<TokenPair | null>
  onReplaced: (replaced: string, pair: TokenPair) => void
  /** The pair of another tab stands in place of the own. */
  onAdopted: () => void
  /** `why` is undefined where it is not told. */
  onEnded: (why: SessionEnd | undefined) => void
}

export type TokenRefresher = (refused: string | null) => Promise<RefreshOutcome>

const answerTimeout = 20_000
const endingStatuses = [400, 401, 403]

/** The server takes the token no more; what it says of why, if anything. */
type Refused = { readonly why: SessionEnd | undefined }

const whyRefused = async (response: Response): Promise<SessionEnd | undefined> => {
  const { sessionRefusal } = await loadContracts()
  try {
    const { data } = sessionRefusal.safeParse(await response.json())
    return data?.code === 'token-invalid' ? data.details?.ended : undefined
  } catch {
    // No JSON: something before the server answered. The session is over all the same, by the status.
    return undefined
  }
}

const askForPair = async (base: string, refreshToken: string): Promise<TokenPair | Refused | 'unavailable'> => {
  try {
    // Before the call: its answer must not be lost for want of the code that reads it.
    const { tokenPair } = await loadContracts()
    const response = await fetch(`${base}/token/refresh`, {
      method: 'POST',
      headers: { Accept: 'application/json', Authorization: `Bearer ${refreshToken}` },
      credentials: 'include',
      signal: AbortSignal.timeout(answerTimeout),
    })
    if (endingStatuses.includes(response.status)) return { why: await whyRefused(response) }
    if (!response.ok) return 'unavailable'
    const answer = tokenPair.safeParse(await response.json())
    return answer.success ? answer.data : 'unavailable'
  } catch {
    // Not reached, or an answer that is no JSON: the caller tries again later.
    return 'unavailable'
  }
}

/**
 * A tab that slept, or came back from the past, may hold a token that another tab has spent meanwhile: to send that one
 * would end the session for both.
 */
const adoptNewer = async (
  held: TokenPair,
  { tokens, newerPair, onAdopted }: RefresherDependencies,
): Promise<boolean> => {
  if (tokens.isShared()) return false
  const newer = await newerPair(held)
  if (newer === null || tokens.read()?.refresh_token !== held.refresh_token) return false
  tokens.replace(newer)
  onAdopted()
  return true
}

const exchangePair = async (
  refused: string | null,
  dependencies: RefresherDependencies,
): Promise<Exclude<RefreshOutcome, 'ended'> | Refused> => {
  const { tokens, base, onReplaced } = dependencies
  const held = tokens.read()
  if (held === null || held.refresh_token === '') return { why: undefined }
  // Another tab was faster: the storage already holds a newer token than the refused one.
  if (held.access_token !== (refused ?? '')) return 'refreshed'
  if (await adoptNewer(held, dependencies)) return 'refreshed'
  const pair = await askForPair(base(), held.refresh_token)
  if (pair === 'unavailable') return 'unavailable'
  // Signed out or replaced while the answer was on its way: that must not be undone.
  const now = tokens.read()
  if (now?.refresh_token !== held.refresh_token) return now === null ? { why: undefined } : 'refreshed'
  if ('why' in pair) return pair
  tokens.replace(pair)
  onReplaced(held.refresh_token, pair)
  return 'refreshed'
}

/** One refresh at a time: a shared promise in this tab, a lock and a second look at the storage across tabs. */
export const createTokenRefresher = (dependencies: RefresherDependencies): TokenRefresher => {
  const { locks, onEnded } = dependencies
  let running: Promise<RefreshOutcome> | null = null

  const refreshOnce = async (refused: string | null): Promise<RefreshOutcome> => {
    const work = () => exchangePair(refused, dependencies)
    const outcome = await (locks === undefined ? work() : locks.request('veckovis-token-refresh', work))
    if (typeof outcome === 'string') return outcome
    onEnded(outcome.why)
    return 'ended'
  }

  return refused => {
    running ??= refreshOnce(refused).finally(() => {
      running = null
    })
    return running
  }
}
