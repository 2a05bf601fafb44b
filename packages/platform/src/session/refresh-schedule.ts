import { accessTokenExpiry, accessTokenIssue } from './access-token-claims'
import type { TokenRefresher } from './token-refresher'
import type { TokenStore } from './token-store'

/** A refresh runs this long before the access token ends. */
const lead = 300_000
/** A token that is as short as the lead is not refreshed more often than this. */
const leastBetween = 30_000
const firstPause = 2_000
const longestPause = 60_000
const longestTimer = 2_147_483_647

type Dependencies = {
  tokens: TokenStore
  refresh: TokenRefresher
  /** True while the session waits for the server with an access token that has ended. */
  onWaiting: (waiting: boolean) => void
}

/** Refreshes ahead of the end of the access token, and keeps asking with growing pauses while the server is away. */
export class RefreshSchedule {
  readonly #dependencies: Dependencies
  #timer: ReturnType<typeof setTimeout> | undefined
  #lastRefresh = Number.NEGATIVE_INFINITY
  #pause = firstPause
  #isFailing = false
  /** How far this computer's clock stands ahead of the server's, in milliseconds. */
  #clockLead = 0

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
  }

  /** Plans the next refresh for the token that is stored now. */
  plan(): void {
    this.stop()
    this.#isFailing = false
    this.#pause = firstPause
    const end = this.#expiry()
    if (end === null) return
    const now = Date.now()
    this.#runAfter(Math.max(end - lead - now, this.#lastRefresh + leastBetween - now, 0))
  }

  /** A pair has just come from the server: its issue time tells how far the two clocks are apart. */
  received(): void {
    const issued = accessTokenIssue(this.#dependencies.tokens.read()?.access_token ?? '')
    if (issued !== null) this.#clockLead = Date.now() - issued
  }

  /** The same as `plan`, after a refresh that has just been made. */
  refreshed(): void {
    this.received()
    this.#lastRefresh = Date.now()
    this.#dependencies.onWaiting(false)
    this.plan()
  }

  /** Tries at once when a refresh is overdue, for example because the network is back. */
  wake(): void {
    if (this.#isFailing) this.#runAfter(0)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** By this computer's clock. */
  #expiry(): number | null {
    const end = accessTokenExpiry(this.#dependencies.tokens.read()?.access_token ?? '')
    return end === null ? null : end + this.#clockLead
  }

  #runAfter(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#run(), Math.min(delay, longestTimer))
  }

  async #run(): Promise<void> {
    const { tokens, refresh } = this.#dependencies
    const held = tokens.read()
    const end = this.#expiry()
    if (end === null || held === null) return
    if (end - lead > Date.now()) return this.plan()
    const outcome = await refresh(held.access_token)
    if (outcome === 'refreshed') this.refreshed()
    if (outcome === 'unavailable') this.#tryLater(end)
  }

  #tryLater(end: number): void {
    this.#isFailing = true
    this.#dependencies.onWaiting(end <= Date.now())
    this.#runAfter(this.#pause)
    this.#pause = Math.min(this.#pause * 2, longestPause)
  }
}
