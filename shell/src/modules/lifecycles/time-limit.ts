import { LoadError } from '../module-failure'

type Limits = {
  /** How long nothing of the module may have come, and no step been taken. */
  readonly standstill: number
  /** However much comes meanwhile. */
  readonly whole: number
}
/** From the click to the page, or to the failure page. */
const limitsOfLoad: Limits = { standstill: 4_500, whole: 30_000 }
/** A part is often one file alone, and the largest one of the module: what it needs on a slow line is no standstill. */
export const limitsOfPart: Limits = { standstill: 10_000, whole: 30_000 }
/** A retry asks the registry again, but does not wait longer for it. */
export const registryLimit = 2_000
/** After this long the skeleton says that it is taking longer than it should. */
export const slowAfter = 2_000
/** A remote that does not let go of its element is left behind after this long. */
export const unmountLimit = 2_000

/** A timer that fires this much late waited for a long script, or for a page that slept. */
const lateness = 250
/** For what came in that time: its events stand in line behind the timer. */
const catchUp = 250

/**
 * The promise's own outcome, or a timeout failure once `remaining` milliseconds are none; asked again when they are up. A
 * page that was busy or asleep first hears what came meanwhile.
 */
const whileThereIsTime = <Value>(promise: Promise<Value>, remaining: () => number, what: string): Promise<Value> =>
  new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>
    let hasCaughtUp = false
    const look = () => {
      const left = remaining()
      if (left > 0) timer = setTimeout(look, left)
      else if (left < -lateness && !hasCaughtUp) {
        hasCaughtUp = true
        timer = setTimeout(look, catchUp)
      } else reject(new LoadError('timeout', `${what} did not finish in time`))
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
  readonly #standstill: number
  readonly #end: number
  #moved: number

  constructor(now: () => number, { standstill, whole } = limitsOfLoad) {
    this.#now = now
    this.#standstill = standstill
    this.#moved = now()
    this.#end = this.#moved + whole
  }

  moved(): void {
    this.#moved = this.#now()
  }

  within<Value>(promise: Promise<Value>, what: string): Promise<Value> {
    const remaining = () => Math.min(this.#moved + this.#standstill, this.#end) - this.#now()
    return whileThereIsTime(promise, remaining, what)
  }
}
