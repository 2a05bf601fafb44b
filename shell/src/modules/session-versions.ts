import type { RegisteredModule } from '@veckovis/contracts/modules'
import type { FailureKind } from './module-failure'

/** A network may be better the next time; code that failed once does so again. */
const isForGood = (kind: FailureKind): boolean => kind === 'broken' || kind === 'incompatible'

/**
 * Which version of a module this session runs: the one that the registry names, unless it has failed here and another had
 * worked before.
 */
export class SessionVersions {
  /** Those that came up, the latest last. */
  #worked: RegisteredModule[] = []
  readonly #refused = new Set<string>()

  wanted(module: RegisteredModule): RegisteredModule {
    return this.#refused.has(module.container) ? (this.#worked.at(-1) ?? module) : module
  }

  worked(module: RegisteredModule): void {
    this.#worked = [...this.#worked.filter(({ container }) => container !== module.container), module].slice(-2)
  }

  /** The one that worked before this, or null. */
  before(module: RegisteredModule): RegisteredModule | null {
    return this.#worked.findLast(({ container }) => container !== module.container) ?? null
  }

  /** It is not wanted again in this session, unless the person asks for it. */
  refuse(module: RegisteredModule): void {
    this.#worked = this.#worked.filter(({ container }) => container !== module.container)
    this.#refused.add(module.container)
  }

  /** The version to go back to, or null where there is none. */
  failed(module: RegisteredModule, kind: FailureKind): RegisteredModule | null {
    const before = this.before(module)
    this.#worked = this.#worked.filter(({ container }) => container !== module.container)
    if (before !== null && isForGood(kind)) this.refuse(module)
    return before
  }

  /** The person asks for it. */
  tryAgain(module: RegisteredModule): void {
    this.#refused.delete(module.container)
  }
}
