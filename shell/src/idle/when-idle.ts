/** Soon enough for one who waits, and late enough for the first picture where a browser does not tell. */
const untold = 100

/** A moment in which the browser has nothing to do, at the latest after `timeout` milliseconds; Safari tells of none. */
export const whenIdle = (work: () => void, timeout: number): void => {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout })
  else setTimeout(work, untold)
}
