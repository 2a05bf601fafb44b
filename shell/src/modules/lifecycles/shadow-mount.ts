import type { RegisteredModule } from '@veckovis/contracts/modules'
import type { MountProps } from '@veckovis/platform'
import { LoadError } from '../module-failure'
import type { AppSource } from './app-source'
import { letGo, type HeldPart } from './held-part'
import { onInteraction } from './interaction'
import { ModuleRun, type RunSurroundings } from './module-run'
import * as styles from './shadow-mount.module.css'
import { takePlace } from './take-place'

/** What a shadow needs of the world around it. */
export interface ShadowSurroundings extends RunSurroundings {
  incompatibility(module: RegisteredModule): string | null
  language(): 'sv' | 'en'
  /** The module's styles hold until what is given back is called. */
  takeStyles(module: RegisteredModule): () => void
  /** Whether all that the element shows is loaded before the time is up or `left` is settled. */
  hasLoaded(element: HTMLElement, left: Promise<unknown>): Promise<boolean>
}

type ShadowPart = HeldPart & { readonly drawn: NonNullable<HeldPart['drawn']> }

/** How a shadow ends: `waits` when its data does not come in time, which is no fault of the version. */
type ShadowOutcome = 'stands' | 'left' | 'waits' | { readonly error: unknown }

/**
 * One version of a module, mounted beside the page that stands, where it is neither seen nor reached: on the same address
 * and for the same person. Its element has the width of the page, so that what measures itself is right when it is shown.
 */
export class ShadowMount {
  readonly run: ModuleRun
  /** Never rejects. */
  readonly outcome: Promise<ShadowOutcome>
  readonly #source: AppSource
  readonly #surroundings: ShadowSurroundings
  readonly #onLater: (error: unknown) => void
  readonly #leaving: Promise<'left'>
  #leave: () => void = () => undefined
  #fail: (error: unknown) => void = () => undefined
  #isShown = false
  readonly #followers = new Set<() => void>()
  #held: ShadowPart | null = null

  /** `onLater` gets what fails after it has taken the place of the page. */
  constructor(
    module: RegisteredModule,
    host: HTMLElement,
    {
      source,
      surroundings,
      onLater,
    }: {
      readonly source: AppSource
      readonly surroundings: ShadowSurroundings
      readonly onLater: (error: unknown) => void
    },
  ) {
    this.run = new ModuleRun(module, surroundings, () => undefined)
    this.#source = source
    this.#surroundings = surroundings
    this.#onLater = onLater
    this.#leaving = new Promise(resolve => {
      this.#leave = () => resolve('left')
    })
    // What the person does meanwhile belongs to the page that they see, which then stays; the next step tries again.
    const stopListening = onInteraction(() => this.leave())
    const stands = this.#stand(host).catch((error: unknown) => ({ error }))
    this.outcome = Promise.race([stands, this.#leaving]).finally(stopListening)
  }

  /** The person goes elsewhere, or another version is wanted. */
  leave(): void {
    this.run.end()
    this.#leave()
  }

  /** What it has drawn goes unseen. */
  async giveUp(): Promise<void> {
    this.run.end()
    await letGo(this.#held, () => this.#source.forget())
  }

  /** It is seen and reached in the place of the other from now on, and what fails in it is told of the page. */
  takePlaceOf(before: HeldPart): HeldPart {
    const [part, other] = [this.#held, before.drawn]
    if (part === null || other === null) throw new Error(`${this.run.module.id}: a place is taken before both stand`)
    const { element } = part.drawn.props
    this.#fail = this.#onLater
    this.run.step = 'use'
    takePlace(other.props.element, element, () => {
      element.inert = false
      element.classList.remove(styles.shadow)
    })
    this.#isShown = true
    for (const follower of this.#followers) follower()
    return part
  }

  async #stand(host: HTMLElement): Promise<ShadowOutcome> {
    const { run } = this
    const reason = this.#surroundings.incompatibility(run.module)
    if (reason !== null) throw new LoadError('incompatible', reason)
    run.step = 'fetch'
    const app = await run.within(this.#source.get(run.module))
    run.step = 'messages'
    await run.within(app.loadMessages(this.#surroundings.language()))
    if (!run.counts) return 'left'
    run.step = 'mount'
    run.app = app
    const props = this.#place(host)
    this.#held = { drawn: { app, props }, leaveStyles: this.#surroundings.takeStyles(run.module) }
    const failed = new Promise<never>((_, reject) => {
      this.#fail = reject
    })
    await Promise.race([run.within(app.mount(props)), failed])
    run.arrive()
    const hasLoaded = await Promise.race([this.#surroundings.hasLoaded(props.element, this.#leaving), failed])
    return hasLoaded ? 'stands' : 'waits'
  }

  #sight(): NonNullable<MountProps['sight']> {
    return {
      isShown: () => this.#isShown,
      follow: onChange => {
        this.#followers.add(onChange)
        return () => this.#followers.delete(onChange)
      },
    }
  }

  #place(host: HTMLElement): MountProps {
    const element = host.ownerDocument.createElement('div')
    host.classList.add(styles.host)
    element.inert = true
    element.classList.add(styles.shadow)
    host.append(element)
    return { element, basePath: '', onFailure: error => this.#fail(error), sight: this.#sight() }
  }
}
