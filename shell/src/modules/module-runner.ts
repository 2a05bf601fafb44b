import type { RegisteredModule } from '@veckovis/contracts/modules'
import { reportProblem, type MountProps } from '@veckovis/platform'
import { AppSource, type AppFetcher, type RunnableApp } from './app-source'
import { failureOf, LoadError, type LoadStep, type ModuleFailure } from './module-failure'
import { SessionVersions } from './session-versions'
import { LoadTime, slowAfter, unmountLimit, withinLimit } from './time-limit'

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
  /** Tells of each file that comes, until what is given back is called. */
  watchArrivals(module: RegisteredModule, onArrival: () => void): () => void
  hasUnsavedWork(): boolean
  /** The version before, as the server tells it; null where there is none, or no answer. Never rejects. */
  askBefore(module: RegisteredModule): Promise<RegisteredModule | null>
  /** The module's styles hold until what is given back is called. */
  takeStyles(module: RegisteredModule): () => void
}

/** The root: one remote may own several routes, so each declares its whole address. */
const basePath = ''

/** One run of one module: knows its step and whether it still counts. */
interface Run {
  module: RegisteredModule
  step: LoadStep
  slow: boolean
  time: LoadTime
  counts(): boolean
}

/** Runs one module in one place. Only the latest activation counts; what arrives late is thrown away. */
export class ModuleRunner {
  readonly #surroundings: LoadSurroundings
  readonly #publish: (phase: ModulePhase) => void
  readonly #source: AppSource
  readonly #versions = new SessionVersions()
  #turn = 0
  #wanted: { host: HTMLElement } | null = null
  #held: { app: RunnableApp; props: MountProps } | null = null
  #running: RegisteredModule | null = null
  #mounted: Run | null = null
  #leaveStyles: (() => void) | null = null

  constructor(surroundings: LoadSurroundings, publish: (phase: ModulePhase) => void) {
    this.#surroundings = surroundings
    this.#publish = publish
    this.#source = new AppSource(surroundings)
  }

  /**
   * Never rejects: a failure is a phase. The module is handed in each time, so that a new version is used, unless that one
   * has failed in this session and another takes its place.
   */
  async activate(module: RegisteredModule, host: HTMLElement): Promise<void> {
    this.#wanted = { host }
    const run = this.#startRun(this.#versions.wanted(module))
    this.#running = run.module
    await this.#release()
    if (run.counts()) this.#leaveStyles = this.#surroundings.takeStyles(run.module)
    await this.#load(run, host)
  }

  async deactivate(): Promise<void> {
    this.#turn += 1
    this.#wanted = null
    this.#running = null
    this.#publish({ phase: 'idle' })
    await this.#release()
  }

  /** Whether another version stands on the page than an activation would bring now. */
  isOutdated(module: RegisteredModule): boolean {
    return this.#running !== null && this.#running.container !== this.#versions.wanted(module).container
  }

  /** Once more and from nothing, with what the registry says of the module now. */
  async retry(module: RegisteredModule): Promise<void> {
    if (!this.#wanted) return
    this.#source.forget()
    this.#versions.tryAgain(module)
    await this.activate(module, this.#wanted.host)
  }

  /** What puts the version that worked before in the place of this one, of which files stay away; null without one. */
  replacement(version: string): (() => Promise<void>) | null {
    const run = this.#mounted
    if (run === null || !run.counts() || run.module.version !== version) return null
    const before = this.#versions.before(run.module)
    if (before !== null) return () => this.#giveWay(run, before)
    return this.#versions.asksBefore(run.module) ? () => this.#giveWayToTold(run) : null
  }

  /** Fetches the code ahead of a visit, of the version that the visit would bring. */
  async preload(module: RegisteredModule): Promise<void> {
    const wanted = this.#versions.wanted(module)
    if (this.#surroundings.incompatibility(wanted) !== null) return
    // eslint-disable-next-line no-restricted-syntax -- the visit tries again and tells
    await this.#source.get(wanted).catch(() => undefined)
  }

  /** Fetches the code and, once it runs, asks for the data, before its texts have come: somebody is on the way. */
  async prepare(module: RegisteredModule): Promise<void> {
    const wanted = this.#versions.wanted(module)
    if (this.#surroundings.incompatibility(wanted) !== null) return
    const whole = this.preload(module)
    // eslint-disable-next-line no-restricted-syntax -- the visit tries again and tells
    const app = await this.#source.code(wanted).catch(() => undefined)
    try {
      app?.prefetch?.()
    } catch (error) {
      reportProblem(`the data of ${wanted.id}, asked for ahead`, error)
    }
    await whole
  }

  #startRun(module: RegisteredModule): Run {
    const turn = ++this.#turn
    const time = new LoadTime(() => this.#surroundings.now())
    return { module, step: 'compatibility', slow: false, time, counts: () => turn === this.#turn }
  }

  async #load(run: Run, host: HTMLElement): Promise<void> {
    const slowTimer = setTimeout(() => {
      run.slow = true
      this.#enter(run, run.step)
    }, slowAfter)
    const stopWatching = this.#surroundings.watchArrivals(run.module, () => run.time.moved())
    try {
      await this.#walk(run, host)
      if (!run.counts()) return
      this.#versions.worked(run.module)
      this.#mounted = run
      this.#publish({ phase: 'mounted' })
    } catch (error) {
      await this.#fail(run, error)
    } finally {
      stopWatching()
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
    const failure = failureOf(error, { step: run.step, moduleId: id, version, moment })
    this.#publish({ phase: 'failed', failure })
    const worked = this.#versions.failed(run.module, failure.kind)
    const asks = worked === null && this.#versions.asksBefore(run.module)
    // At once, so that the failure is told and its page not shown.
    if (worked !== null || asks) this.#publish({ phase: 'loading', step: 'compatibility', slow: false })
    // What failed once stays failed inside the federation runtime: the next visit has to start afresh too.
    this.#source.forget()
    const turn = this.#turn
    await this.#release()
    const before = asks ? await this.#tellBefore(run.module) : worked
    if (this.#wanted === null || turn !== this.#turn) return
    if (before !== null) await this.activate(before, this.#wanted.host)
    else if (asks) this.#publish({ phase: 'failed', failure })
  }

  async #tellBefore(module: RegisteredModule): Promise<RegisteredModule | null> {
    return this.#versions.tell(module, await this.#surroundings.askBefore(module))
  }

  async #giveWayToTold(run: Run): Promise<void> {
    const before = await this.#tellBefore(run.module)
    if (before !== null) await this.#giveWay(run, before)
  }

  /** The page goes on as it is until the other version is here, and when something on it is unsaved. */
  async #giveWay(run: Run, before: RegisteredModule): Promise<void> {
    try {
      await this.#source.get(before)
    } catch (error) {
      return reportProblem('a version in the place of one whose files stay away', error)
    }
    if (!run.counts() || this.#wanted === null || this.#surroundings.hasUnsavedWork()) return
    this.#versions.refuse(run.module)
    await this.activate(before, this.#wanted.host)
  }

  async #release(): Promise<void> {
    const held = this.#held
    const leaveStyles = this.#leaveStyles
    this.#held = null
    this.#leaveStyles = null
    if (held !== null) await this.#takeOff(held)
    leaveStyles?.()
  }

  /** A remote that fails or hangs while it lets go loses its element all the same. */
  async #takeOff(held: { app: RunnableApp; props: MountProps }): Promise<void> {
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
    run.time.moved()
    return run.time.within(promise, `${run.module.id}: ${run.step}`)
  }
}
