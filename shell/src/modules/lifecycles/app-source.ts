import type { RegisteredModule } from '@veckovis/contracts/modules'
import type { RemoteApp } from '@veckovis/platform'
import { kindOfError } from '../module-failure'

export type RunnableApp = Pick<RemoteApp, 'bootstrap' | 'mount' | 'unmount' | 'loadMessages' | 'prefetch'>

export interface AppFetcher {
  /** Fetches the code. `attempt` above 0 asks for a fresh container, because a failed one stays cached. */
  fetchApp(module: RegisteredModule, attempt: number): Promise<RunnableApp>
  /** Milliseconds to wait before the one automatic repeat of a network failure. */
  retryPause(): number
}

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Holds the code of one module: fetched once per version, shared by preload and visit, forgotten when it failed. */
export class AppSource {
  readonly #fetcher: AppFetcher
  #loaded: { container: string; app: RunnableApp } | null = null
  #inFlight: { container: string; promise: Promise<RunnableApp> } | null = null
  /** The code of what is in flight, which runs before its texts have come. */
  #fetching: Promise<RunnableApp> | null = null
  #attempt = 0
  #generation = 0

  constructor(fetcher: AppFetcher) {
    this.#fetcher = fetcher
  }

  get(module: RegisteredModule): Promise<RunnableApp> {
    if (this.#loaded?.container === module.container) return Promise.resolve(this.#loaded.app)
    if (this.#inFlight?.container === module.container) return this.#inFlight.promise
    const generation = this.#generation
    const promise = this.#fetchWithRepeat(module)
      .then(app => {
        if (generation === this.#generation) this.#loaded = { container: module.container, app }
        return app
      })
      .finally(() => {
        if (this.#inFlight?.promise === promise) this.#inFlight = null
      })
    this.#inFlight = { container: module.container, promise }
    return promise
  }

  /** What `get` will give, as soon as its code runs: its texts may still be on their way. */
  code(module: RegisteredModule): Promise<RunnableApp> {
    const whole = this.get(module)
    return this.#inFlight?.promise === whole && this.#fetching !== null ? this.#fetching : whole
  }

  /** The next `get` starts from nothing, with a fresh container. */
  forget(): void {
    this.#loaded = null
    this.#inFlight = null
    this.#attempt += 1
    this.#generation += 1
  }

  async #fetchWithRepeat(module: RegisteredModule): Promise<RunnableApp> {
    try {
      return await this.#fetchOnce(module)
    } catch (error) {
      this.#attempt += 1
      if (kindOfError(error) !== 'unreachable') throw error
      await pause(this.#fetcher.retryPause())
      return this.#fetchOnce(module)
    }
  }

  async #fetchOnce(module: RegisteredModule): Promise<RunnableApp> {
    this.#fetching = this.#fetcher.fetchApp(module, this.#attempt)
    const app = await this.#fetching
    await app.bootstrap()
    return app
  }
}
