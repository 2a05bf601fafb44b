import { ApiError } from '@veckovis/platform'

/** Seconds until the next try where the server says none. */
const usualPause = 5
/** A longer wait is no wait any more: the failure is shown. */
const longestPause = 60
const mostTries = 24

type Waiting = {
  readonly isStopped: () => boolean
  /** Ends after so many seconds. */
  readonly pause: (seconds: number) => Promise<void>
}

/** Seconds after which the same call may well be served, when the server has no room for it just now. */
const pauseAfter = (failure: unknown): number | null => {
  if (!(failure instanceof ApiError) || (failure.status !== 429 && failure.status !== 503)) return null
  const { details } = (failure.data ?? {}) as { readonly details?: { readonly seconds?: number } }
  const seconds = details?.seconds ?? usualPause
  return seconds <= longestPause ? seconds : null
}

/**
 * Makes a call, and once more after a while as long as the server has no room for it: another window of the same person
 * sends a list, or others do. A call that was refused so has done nothing.
 */
export const sendPatiently = async <T>(call: () => Promise<T>, { isStopped, pause }: Waiting): Promise<T> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await call()
    } catch (failure) {
      const seconds = pauseAfter(failure)
      if (seconds === null || tries === mostTries || isStopped()) throw failure
      await pause(seconds)
    }
}
