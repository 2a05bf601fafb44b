import type { RegisteredModule } from '@veckovis/contracts/modules'
import type { FailureKind } from '../module-failure'

/** A network may be better the next time; code that failed once does so again. */
const isForGood = (kind: FailureKind): boolean => kind === 'broken' || kind === 'incompatible'

/**
 * Which version of a module this session runs: the one that the registry names, unless it has failed here and another had
 * worked before, or is the one that people had before it.
 */
export class SessionVersions {
  /** Those that came up, the latest last. */
  #worked: RegisteredModule[] = []
  /** Not wanted, because another takes their place. */
  readonly #refused = new Set<string>()
  /** Those whose code failed, with or without another to take their place. */
  readonly #broken = new Set<string>()
  /** Those of which something failed while they stood on the page; by name, as the reports have them. */
  readonly #faulty = new Set<string>()
  /** What the server told, for want of one that worked here. */
  #told: RegisteredModule | null = null

  wanted(module: RegisteredModule): RegisteredModule {
    return this.#refused.has(module.container) ? (this.#worked.at(-1) ?? this.#told ?? module) : module
  }

  worked(module: RegisteredModule): void {
    this.#worked = [...this.#worked.filter(({ container }) => container !== module.container), module].slice(-2)
  }

  /** The one that worked before this, or null. */
  before(module: RegisteredModule): RegisteredModule | null {
    return this.#worked.findLast(({ container }) => container !== module.container) ?? null
  }

  /** Something of it failed while it was used. */
  faulty(version: string): void {
    this.#faulty.add(version)
  }

  /**
   * What takes the place of a version that stands on the page and of which files stay away: only the version before as the
   * registry says now, because whatever else worked here may be known to fail by now. `ask`: the server has it. Null where
   * there is none, or something of it failed here: the page that works stays.
   */
  instead(module: RegisteredModule): RegisteredModule | 'ask' | null {
    const { versionBefore, container } = module
    if (versionBefore === undefined || this.#faulty.has(versionBefore)) return null
    const worked = this.#worked.find(each => each.version === versionBefore && each.container !== container)
    return worked ?? 'ask'
  }

  /** Whether the server is to be asked for the one before, because none has worked here. */
  asksBefore(module: RegisteredModule): boolean {
    return this.before(module) === null && module.versionBefore !== undefined
  }

  /** Takes what the server told of the one before, if this session may go back to it: not where its code failed here too. */
  tell(module: RegisteredModule, told: RegisteredModule | null): RegisteredModule | null {
    if (told === null || told.container === module.container || this.#broken.has(told.container)) return null
    this.#told = told
    if (this.#broken.has(module.container)) this.refuse(module)
    return told
  }

  /** It is not wanted again in this session, unless the person asks for it. */
  refuse(module: RegisteredModule): void {
    this.#worked = this.#worked.filter(({ container }) => container !== module.container)
    this.#refused.add(module.container)
  }

  /** The version to go back to, or null where none has worked here. */
  failed(module: RegisteredModule, kind: FailureKind): RegisteredModule | null {
    const before = this.before(module)
    this.#worked = this.#worked.filter(({ container }) => container !== module.container)
    if (this.#told?.container === module.container) this.#told = null
    if (isForGood(kind)) {
      this.#broken.add(module.container)
      if (before !== null) this.refuse(module)
    }
    return before
  }

  /** The person asks for it. */
  tryAgain(module: RegisteredModule): void {
    this.#refused.delete(module.container)
    this.#broken.delete(module.container)
  }
}
