import { LoadError } from './module-failure'

/** How long a load may stand still: nothing of the module has come, and no step was taken, since the last that did. */
const standstillLimit = 4_500
/** From the click to the page, or to the failure page, however much comes meanwhile. */
const wholeLoadLimit = 30_000
/** A retry asks the registry again, but does not wait longer for it. */
export const registryLimit = 2_000
/** After this long the skeleton says that it is taking longer than it should. */
export const slowAfter = 2_000
/** A remote that does not let go of its element is left behind after this long. */
export const unmountLimit = 2_000

/** The promise's own outcome, or a timeout failure once `remaining` milliseconds are none; asked again when they are up. */
const whileThereIsTime = <Value>(promise: Promise<Value>, remaining: () => number, what: string): Promise<Value> =>
  new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const left = remaining()
      if (left > 0) timer = setTimeout(look, left)
      else reject(new LoadError('timeout', `${what} did not finish in time`))
    }
    timer = setTimeout(look, Math.max(0, remaining()))
    promise.then(
      value => {
        clearTimeout(timer)
        resolve(value)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })

/** The promise's own outcome, or a timeout failure when the time is up first. */
export const withinLimit = <Value>(promise: Promise<Value>, milliseconds: number, what: string): Promise<Value> => {
  const end = performance.now() + milliseconds
  return whileThereIsTime(promise, () => end - performance.now(), what)
}

/**
 * The time of one load: what comes of it, file by file and step by step, gives it more, so that a slow line takes as
 * long as it needs and a dead one is told soon.
 */
export class LoadTime {
  readonly #now: () => number
  readonly #end: number
  #moved: number

  constructor(now: () => number) {
    this.#now = now
    this.#moved = now()
    this.#end = this.#moved + wholeLoadLimit
  }

  moved(): void {
    this.#moved = this.#now()
  }

  within<Value>(promise: Promise<Value>, what: string): Promise<Value> {
    const remaining = () => Math.min(this.#moved + standstillLimit, this.#end) - this.#now()
    return whileThereIsTime(promise, remaining, what)
  }
}
