import type { RegisteredModule } from '@veckovis/contracts/modules'
import { fetchAhead, prepareVisit } from './ahead-of-visit'
import { AppSource, type RunnableApp } from './app-source'
import { letGo, type HeldPart } from './held-part'
import { failureOf, LoadError, type LoadStep, type ModuleFailure } from '../module-failure'
import type { LoadSurroundings } from './load-surroundings'
import type { ModulePhase } from './module-phase'
import { ModuleRun } from './module-run'
import { isWithin, lifecycles, newVisit, type Lifecycle, type Visit } from './module-visit'
import { SessionVersions } from './session-versions'
import { ShadowMount } from './shadow-mount'

/** The root: one remote may own several routes, so each declares its whole address. */
const basePath = ''

/**
 * The lifecycles of one module in one place, in whatever version. They never reject, because single-spa gives up on an
 * application for good when one does: a failure is a phase. What arrives late is thrown away.
 */
export class ModuleRunner {
  readonly #surroundings: LoadSurroundings
  readonly #publish: (phase: ModulePhase) => void
  readonly #source: AppSource
  readonly #versions = new SessionVersions()
  #visit: Visit | null = null
  #host: HTMLElement | null = null
  #run: ModuleRun | null = null
  #held: HeldPart | null = null
  #shadow: ShadowMount | null = null

  constructor(surroundings: LoadSurroundings, publish: (phase: ModulePhase) => void) {
    this.#surroundings = surroundings
    this.#publish = publish
    this.#source = new AppSource(surroundings)
  }

  /** Whether the module goes with the shell, and its code: in the version that this session wants of it now. */
  load(module: RegisteredModule): Promise<void> {
    return this.#reach('load', module)
  }

  bootstrap(module: RegisteredModule): Promise<void> {
    return this.#reach('bootstrap', module)
  }

  /** Its page, and what comes before it where that has not been called. */
  mount(module: RegisteredModule, host: HTMLElement): Promise<void> {
    this.#host = host
    return this.#reach('mount', module)
  }

  async unmount(): Promise<void> {
    this.#visit?.leave()
    this.#visit = null
    this.#shadow?.leave()
    this.#run?.end()
    this.#publish({ phase: 'idle' })
    await this.#release()
  }

  /**
   * The person goes elsewhere: single-spa, which does one thing after the other, need not wait for the lifecycle that is under
   * way. It unmounts what it has begun to mount, and nothing that it has not.
   */
  leave(): void {
    this.#shadow?.leave()
    if (this.#visit?.goal === 'mount') this.#visit.leave()
    else if (this.#visit !== null) void this.unmount()
  }

  /** Whether another version stands on the page than a visit would bring now. */
  isOutdated(module: RegisteredModule): boolean {
    return this.#visit !== null && this.#run?.module.container !== this.#versions.wanted(module).container
  }

  /**
   * Puts the version that is wanted now in the place of the one on the page, which stays until the other stands.
   * @returns whether it is there
   */
  async renew(module: RegisteredModule): Promise<boolean> {
    if (this.#visit === null) return false
    const wanted = this.#versions.wanted(module)
    if (this.#standing !== null) return this.#replace(this.#standing, wanted)
    await this.#begin(wanted)
    return this.#run?.module === wanted && this.#run.step === 'use'
  }

  /** Once more and from nothing, with what the registry says of the module now. */
  async retry(module: RegisteredModule): Promise<void> {
    if (this.#visit === null) return
    this.#source.forget()
    this.#versions.tryAgain(module)
    await this.renew(module)
  }

  /** Something of a version failed and is reported. One that nobody sees yet takes no place in this session. */
  faulty(version: string, step: string): void {
    if (step === 'use') this.#versions.faulty(version)
    if (this.#shadow?.run.module.version !== version) return
    this.#versions.refuse(this.#shadow.run.module)
    this.#shadow.leave()
  }

  /**
   * What puts another version in the place of this one, of which files stay away: what a visit would bring now, or else the
   * version before. Null without one: the page goes on without the part.
   * @param known what the registry says of the module now
   */
  replacement(version: string, known: RegisteredModule): (() => Promise<void>) | null {
    const run = this.#standing
    if (run === null || run.module.version !== version) return null
    const wanted = this.#versions.wanted(known)
    if (wanted.container !== run.module.container) return () => this.#giveWay(run, wanted)
    const instead = known.container === wanted.container ? this.#versions.instead(known) : null
    if (instead === 'ask') return () => this.#giveWayToTold(run)
    return instead === null ? null : () => this.#giveWay(run, instead)
  }

  /** Fetches the code ahead of a visit, of the version that the visit would bring. */
  preload(module: RegisteredModule): Promise<void> {
    return fetchAhead(this.#versions.wanted(module), this.#source, this.#surroundings)
  }

  /** The same, and its data: somebody is on the way. */
  prepare(module: RegisteredModule): Promise<void> {
    return prepareVisit(this.#versions.wanted(module), this.#source, this.#surroundings)
  }

  /** A person who left and came back before single-spa noticed begins anew. */
  #reach(goal: Lifecycle, module: RegisteredModule): Promise<void> {
    const run = this.#visit === null ? null : this.#run
    this.#visit ??= newVisit(goal)
    this.#visit.goal = goal
    const done = run === null ? this.#begin(this.#versions.wanted(module)) : this.#goOn(run)
    return Promise.race([done, this.#visit.left])
  }

  async #begin(module: RegisteredModule): Promise<void> {
    this.#run?.end()
    const run = new ModuleRun(module, this.#surroundings, slow => this.#enter(slow, slow.step))
    this.#run = run
    await this.#release()
    if (run.counts) this.#held = { leaveStyles: this.#surroundings.takeStyles(module), drawn: null }
    await this.#goOn(run)
  }

  #goOn(run: ModuleRun): Promise<void> {
    run.walk = run.walk.then(() => this.#walk(run))
    return run.walk
  }

  async #walk(run: ModuleRun): Promise<void> {
    try {
      for (const lifecycle of lifecycles.slice(run.through)) {
        if (!run.counts || this.#visit === null || !isWithin(this.#visit.goal, lifecycle)) return
        await this.#take(run, lifecycle)
        run.through += 1
      }
    } catch (error) {
      await this.#fail(run, error)
    }
  }

  async #take(run: ModuleRun, lifecycle: Lifecycle): Promise<void> {
    if (lifecycle === 'load') return this.#fetch(run)
    if (run.app === null) throw new Error(`${run.module.id}: ${lifecycle} without code`)
    if (lifecycle === 'bootstrap') return this.#fetchTexts(run, run.app)
    if (this.#host === null) throw new Error(`${run.module.id}: ${lifecycle} without a place`)
    return this.#show(run, run.app, this.#host)
  }

  async #fetch(run: ModuleRun): Promise<void> {
    this.#enter(run, 'compatibility')
    const reason = this.#surroundings.incompatibility(run.module)
    if (reason !== null) throw new LoadError('incompatible', reason)
    this.#enter(run, 'fetch')
    run.app = await run.within(this.#source.get(run.module))
  }

  async #fetchTexts(run: ModuleRun, app: RunnableApp): Promise<void> {
    this.#enter(run, 'messages')
    await run.within(app.loadMessages(this.#surroundings.language()))
  }

  async #show(run: ModuleRun, app: RunnableApp, host: HTMLElement): Promise<void> {
    this.#enter(run, 'mount')
    // A fresh element each time: a remote that finishes mounting too late draws into one that nobody sees.
    const element = host.ownerDocument.createElement('div')
    host.replaceChildren(element)
    const props = { element, basePath, onFailure: (error: unknown) => this.#failLater(run, error) }
    if (this.#held !== null) this.#held = { ...this.#held, drawn: { app, props } }
    await run.within(app.mount(props))
    if (!run.counts) return
    run.step = 'use'
    run.arrive()
    this.#stands(run, this.#surroundings.now() - run.beganAt)
  }

  #stands({ module }: ModuleRun, waited?: number): void {
    this.#versions.worked(module)
    this.#surroundings.cameUp(module, waited)
    this.#publish({ phase: 'mounted' })
  }

  /** React is still at work when it tells of an error: its root can be taken off only afterwards. */
  #failLater(run: ModuleRun, error: unknown): void {
    queueMicrotask(() => {
      run.step = 'render'
      void this.#fail(run, error)
    })
  }

  #failureOf({ module: { id, version }, step }: ModuleRun, error: unknown): ModuleFailure {
    return failureOf(error, { step, moduleId: id, version, moment: this.#surroundings.now() })
  }

  async #fail(run: ModuleRun, error: unknown): Promise<void> {
    if (!run.counts) return
    run.end()
    this.#shadow?.leave()
    const failure = this.#failureOf(run, error)
    this.#publish({ phase: 'failed', failure })
    const worked = this.#versions.failed(run.module, failure.kind)
    const asks = worked === null && this.#versions.asksBefore(run.module)
    // At once, so that the failure is told and its page not shown.
    if (worked !== null || asks) this.#publish({ phase: 'loading', step: 'compatibility', slow: false })
    // What failed once stays failed inside the federation runtime: the next visit has to start afresh too.
    this.#source.forget()
    await this.#release()
    const before = asks ? await this.#tellBefore(run.module) : worked
    if (this.#visit === null || this.#run !== run) return
    if (before !== null) await this.#begin(before)
    else if (asks) this.#publish({ phase: 'failed', failure })
  }

  async #tellBefore(module: RegisteredModule): Promise<RegisteredModule | null> {
    return this.#versions.tell(module, await this.#surroundings.askBefore(module))
  }

  async #giveWayToTold(run: ModuleRun): Promise<void> {
    const before = await this.#tellBefore(run.module)
    if (before !== null) await this.#giveWay(run, before)
  }

  /** The page goes on as it is until the other version stands, and when something on it is unsaved. */
  async #giveWay(run: ModuleRun, before: RegisteredModule): Promise<void> {
    if (await this.#replace(run, before)) this.#versions.refuse(run.module)
  }

  get #standing(): ModuleRun | null {
    return this.#run?.counts === true && this.#run.step === 'use' ? this.#run : null
  }

  /** Mounts the next version in the shadow of the page; true when it has taken its place. Nobody sees one that fails. */
  async #replace(old: ModuleRun, next: RegisteredModule): Promise<boolean> {
    const isUnderWay = this.#shadow?.run.module.container === next.container
    if (this.#host === null || isUnderWay || this.#surroundings.hasUnsavedWork()) return false
    this.#shadow?.leave()
    const shadow: ShadowMount = new ShadowMount(next, this.#host, {
      source: this.#source,
      surroundings: this.#surroundings,
      onLater: error => this.#failLater(shadow.run, error),
    })
    this.#shadow = shadow
    const outcome = await shadow.outcome
    if (this.#shadow === shadow) this.#shadow = null
    if (typeof outcome === 'object' && this.#standing === old) this.#tellShadow(shadow.run, outcome.error)
    const [before, isWanted] = [this.#held, this.#standing === old && !this.#surroundings.hasUnsavedWork()]
    if (outcome !== 'stands' || !isWanted || before === null) {
      await shadow.giveUp()
      return false
    }
    old.end()
    this.#run = shadow.run
    this.#held = shadow.takePlaceOf(before)
    this.#stands(shadow.run)
    await letGo(before, () => this.#source.forget())
    return true
  }

  /** It is told, and the page that stands is not touched. */
  #tellShadow(run: ModuleRun, error: unknown): void {
    const failure = this.#failureOf(run, error)
    this.#publish({ phase: 'failed', failure })
    this.#publish({ phase: 'mounted' })
    this.#versions.failed(run.module, failure.kind)
    this.#source.forget()
  }

  async #release(): Promise<void> {
    const held = this.#held
    this.#held = null
    await letGo(held, () => this.#source.forget())
  }

  #enter(run: ModuleRun, step: LoadStep): void {
    run.step = step
    if (run.counts) this.#publish({ phase: 'loading', step, slow: run.isSlow })
  }
}
