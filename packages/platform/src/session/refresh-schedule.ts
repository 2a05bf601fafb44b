import { accessTokenExpiry } from './access-token-claims'
import type { TokenRefresher } from './token-refresher'
import type { TokenStore } from './token-store'

/** A refresh runs this long before the access token ends. */
const lead = 300_000
/** A token that is as short as the lead is not refreshed more often than this. */
const leastBetween = 30_000
const firstPause = 2_000
const longestPause = 60_000
const longestTimer = 2_147_483_647

export type RefreshSchedule = {
  /** Plans the next refresh for the token that is stored now. */
  plan(): void
  /** The same, after a refresh that has just been made. */
  refreshed(): void
  /** Tries at once when a refresh is overdue, for example because the network is back. */
  wake(): void
  stop(): void
}

export const createRefreshSchedule = (dependencies: {
  tokens: TokenStore
  refresh: TokenRefresher
  /** True while the session waits for the server with an access token that has ended. */
  onWaiting: (waiting: boolean) => void
}): RefreshSchedule => {
  const { tokens, refresh, onWaiting } = dependencies
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastRefresh = Number.NEGATIVE_INFINITY
  let pause = firstPause
  let failing = false

  const after = (delay: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), Math.min(delay, longestTimer))
  }

  const expiry = (): number | null => accessTokenExpiry(tokens.read()?.access_token ?? '')

  const plan = (): void => {
    clearTimeout(timer)
    failing = false
    pause = firstPause
    const end = expiry()
    if (end === null) return
    const now = Date.now()
    after(Math.max(end - lead - now, lastRefresh + leastBetween - now, 0))
  }

  const refreshed = (): void => {
    lastRefresh = Date.now()
    onWaiting(false)
    plan()
  }

  const run = async (): Promise<void> => {
    const end = expiry()
    const held = tokens.read()
    if (end === null || held === null) return
    if (end - lead > Date.now()) return plan()
    const outcome = await refresh(held.access_token)
    if (outcome === 'ended') return
    if (outcome === 'refreshed') return refreshed()
    failing = true
    onWaiting(end <= Date.now())
    after(pause)
    pause = Math.min(pause * 2, longestPause)
  }

  return {
    plan,
    refreshed,
    wake: () => {
      if (failing) after(0)
    },
    stop: () => clearTimeout(timer),
  }
}
