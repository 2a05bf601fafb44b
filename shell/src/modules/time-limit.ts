import { LoadError } from './module-failure'

/** From the click to the page, or to the failure page. */
export const wholeLoadLimit = 4_500
/** A retry asks the registry again, but does not wait longer for it. */
export const registryLimit = 2_000
/** After this long the skeleton says that it is taking longer than it should. */
export const slowAfter = 2_000
/** A remote that does not let go of its element is left behind after this long. */
export const unmountLimit = 2_000

/** The promise's own outcome, or a timeout failure when the time is up first. */
export const withinLimit = <Value>(promise: Promise<Value>, milliseconds: number, what: string): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new LoadError('timeout', `${what} did not finish within ${Math.round(milliseconds)} ms`)),
      Math.max(0, milliseconds),
    )
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
