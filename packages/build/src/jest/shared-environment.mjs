import { TestEnvironment } from 'jest-environment-node'

/** What jest itself puts on the global object again for each file, and what zod keeps there. */
const expectedName = /^(__zod_\w+|(before|after)(All|Each)|[fx]?(describe|it|test)|expect|console)$/

/**
 * The global object of all files that one worker runs, for `shared-runtime.cjs`. A file that leaves a global or a
 * variable of the environment changed fails, so that none can depend on another.
 */
class SharedEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.symbols = new Set(Object.getOwnPropertySymbols(this.global))
    this.before = this.values()
  }

  /** Each global by its name, and each variable of the environment. */
  values() {
    const globals = Object.getOwnPropertyNames(this.global).filter(name => !expectedName.test(name))
    return new Map([
      ...globals.map(name => [name, this.global[name]]),
      ...Object.entries(this.global.process.env).map(([name, value]) => [`process.env.${name}`, value]),
    ])
  }

  async teardown() {
    // jest-circus keeps its state of a file under symbols, and would take them over.
    for (const symbol of Object.getOwnPropertySymbols(this.global)) {
      if (!this.symbols.has(symbol)) Reflect.deleteProperty(this.global, symbol)
    }
    const { before } = this
    const now = this.values()
    this.before = now
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
      name => !Object.is(before.get(name), now.get(name)),
    )
    if (changed.length > 0) throw new Error(`The file left changed what other files see: ${changed.join(', ')}`)
  }
}

let shared

/** jest asks for a new one for each file. */
export default function OneForAll(config, context) {
  shared ??= new SharedEnvironment(config, context)
  return shared
}
