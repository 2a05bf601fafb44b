import type { RegisteredModule } from '@veckovis/contracts/modules'
import type { RunnableApp } from './app-source'
import type { LoadStep } from '../module-failure'
import { LoadTime, slowAfter } from './time-limit'

/** What of the world around it decides about its time. */
export interface RunSurroundings {
  now(): number
  /** Tells of each file that comes, until what is given back is called. */
  watchArrivals(module: RegisteredModule, onArrival: () => void): () => void
}

/** One run of one version of a module: knows its step, its time, and whether it still counts. */
export class ModuleRun {
  readonly module: RegisteredModule
  readonly beganAt: number
  readonly #time: LoadTime
  readonly #slowTimer: ReturnType<typeof setTimeout>
  readonly #stopWatching: () => void
  step: LoadStep = 'compatibility'
  isSlow = false
  /** How many lifecycles it is through. */
  through = 0
  app: RunnableApp | null = null
  /** What is under way of it, so that lifecycles follow one another. */
  walk: Promise<void> = Promise.resolve()
  #counts = true

  constructor(module: RegisteredModule, { now, watchArrivals }: RunSurroundings, onSlow: (run: ModuleRun) => void) {
    this.module = module
    this.beganAt = now()
    this.#time = new LoadTime(now)
    this.#slowTimer = setTimeout(() => {
      this.isSlow = true
      onSlow(this)
    }, slowAfter)
    this.#stopWatching = watchArrivals(module, () => this.#time.moved())
  }

  get counts(): boolean {
    return this.#counts
  }

  within<Value>(promise: Promise<Value>): Promise<Value> {
    this.#time.moved()
    return this.#time.within(promise, `${this.module.id}: ${this.step}`)
  }

  /** It stands on the page: its time is no longer taken. */
  arrive(): void {
    this.#stopWatching()
    clearTimeout(this.#slowTimer)
  }

  /** Nothing of it counts any more, whatever it still brings. */
  end(): void {
    this.#counts = false
    this.arrive()
  }
}
