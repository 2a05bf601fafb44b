import type { RegisteredModule } from '@veckovis/contracts/modules'
import { reportProblem, type MountProps } from '@veckovis/platform'
import { AppSource, type AppFetcher, type RunnableApp } from './app-source'
import { failureOf, LoadError, type LoadStep, type ModuleFailure } from './module-failure'
import { slowAfter, unmountLimit, wholeLoadLimit, withinLimit } from './time-limit'

export type ModulePhase =
  | { phase: 'idle' }
  | { phase: 'loading'; step: LoadStep; slow: boolean }
  | { phase: 'mounted' }
  | { phase: 'failed'; failure: ModuleFailure }

/** What a runner needs of the world around it; handed in, so that tests drive every outcome. */
export interface LoadSurroundings extends AppFetcher {
  incompatibility(module: RegisteredModule): string | null
  language(): 'sv' | 'en'
  now(): number
}

/** The root: one remote may own several routes, so each declares its whole address. */
const basePath = ''

/** One run of one module: knows its step and whether it still counts. */
interface Run {
  module: RegisteredModule
  step: LoadStep
  slow: boolean
  deadline: number
  counts(): boolean
}

/** Runs one module in one place. Only the latest activation counts; what arrives late is thrown away. */
export class ModuleRunner {
  readonly #surroundings: LoadSurroundings
  readonly #publish: (phase: ModulePhase) => void
  readonly #source: AppSource
  #turn = 0
  #wanted: { host: HTMLElement } | null = null
  #held: { app: RunnableApp; props: MountProps } | null = null

  constructor(surroundings: LoadSurroundings, publish: (phase: ModulePhase) => void) {
    this.#surroundings = surroundings
    this.#publish = publish
    this.#source = new AppSource(surroundings)
  }

  /** Never rejects: a failure is a phase. The module is handed in each time, so that a new version is used. */
  async activate(module: RegisteredModule, host: HTMLElement): Promise<void> {
    this.#wanted = { host }
    const run = this.#startRun(module)
    await this.#release()
    await this.#load(run, host)
  }

  async deactivate(): Promise<void> {
    this.#turn += 1
    this.#wanted = null
    this.#publish({ phase: 'idle' })
    await this.#release()
  }

  /** Once more and from nothing, with what the registry says of the module now. */
  async retry(module: RegisteredModule): Promise<void> {
    if (!this.#wanted) return
    this.#source.forget()
    await this.activate(module, this.#wanted.host)
  }

  /** Fetches the module's code ahead of a visit. */
  async preload(module: RegisteredModule): Promise<void> {
    if (this.#surroundings.incompatibility(module) !== null) return
    // eslint-disable-next-line no-restricted-syntax -- the visit tries again and tells
    await this.#source.get(module).catch(() => undefined)
  }

  #startRun(module: RegisteredModule): Run {
    const turn = ++this.#turn
    const deadline = this.#surroundings.now() + wholeLoadLimit
    return { module, step: 'compatibility', slow: false, deadline, counts: () => turn === this.#turn }
  }

  async #load(run: Run, host: HTMLElement): Promise<void> {
    const slowTimer = setTimeout(() => {
      run.slow = true
      this.#enter(run, run.step)
    }, slowAfter)
    try {
      await this.#walk(run, host)
      if (run.counts()) this.#publish({ phase: 'mounted' })
    } catch (error) {
      await this.#fail(run, error)
    } finally {
      clearTimeout(slowTimer)
    }
  }

  async #walk(run: Run, host: HTMLElement): Promise<void> {
    this.#enter(run, 'compatibility')
    const reason = this.#surroundings.incompatibility(run.module)
    if (reason !== null) throw new LoadError('incompatible', reason)
    this.#enter(run, 'fetch')
    const app = await this.#within(run, this.#source.get(run.module))
    if (!run.counts()) return
    this.#enter(run, 'messages')
    await this.#within(run, app.loadMessages(this.#surroundings.language()))
    if (!run.counts()) return
    this.#enter(run, 'mount')
    // A fresh element each time: a remote that finishes mounting too late draws into one that nobody sees.
    const element = host.ownerDocument.createElement('div')
    host.replaceChildren(element)
    const props = { element, basePath, onFailure: (error: unknown) => this.#failLater(run, error) }
    this.#held = { app, props }
    await this.#within(run, app.mount(props))
  }

  /** React is still at work when it tells of an error: its root can be taken off only afterwards. */
  #failLater(run: Run, error: unknown): void {
    queueMicrotask(() => {
      run.step = 'render'
      void this.#fail(run, error)
    })
  }

  async #fail(run: Run, error: unknown): Promise<void> {
    if (!run.counts()) return
    // Nothing of this run counts any more, whatever it still brings.
    this.#turn += 1
    const { id, version } = run.module
    const moment = this.#surroundings.now()
    this.#publish({ phase: 'failed', failure: failureOf(error, { step: run.step, moduleId: id, version, moment }) })
    // What failed once stays failed inside the federation runtime: the next visit has to start afresh too.
    this.#source.forget()
    await this.#release()
  }

  /** A remote that fails or hangs while it lets go loses its element all the same. */
  async #release(): Promise<void> {
    const held = this.#held
    this.#held = null
    if (!held) return
    try {
      await withinLimit(held.app.unmount(held.props), unmountLimit, 'unmount')
    } catch (error) {
      // The person has left: nothing to tell, but a remote that does not let go is to be found.
      reportProblem('a module did not let go of its element', error)
      this.#source.forget()
    }
    held.props.element.remove()
  }

  #enter(run: Run, step: LoadStep): void {
    run.step = step
    if (run.counts()) this.#publish({ phase: 'loading', step, slow: run.slow })
  }

  #within<Value>(run: Run, promise: Promise<Value>): Promise<Value> {
    return withinLimit(promise, run.deadline - this.#surroundings.now(), `${run.module.id}: ${run.step}`)
  }
}
