import { limitsOfPart, LoadTime } from './lifecycles/time-limit'
import { watchArrivals } from './lifecycles/watch-arrivals'

type AskedFile = HTMLScriptElement | HTMLLinkElement

declare global {
  interface Window {
    /** Called for each script and style sheet that is fetched later (packages/build/src/plugins/chunk-integrity.mjs). */
    __veckovisFileIsAsked?: (file: AskedFile, path: string) => void
  }
}

type Surroundings = {
  now(): number
  watchArrivals(of: { readonly manifestUrl: string }, onArrival: () => void): () => void
}

const surroundings: Surroundings = { now: () => performance.timeOrigin + performance.now(), watchArrivals }

const untilSettled = (file: AskedFile): Promise<void> =>
  new Promise(resolve => {
    file.addEventListener('load', () => resolve(), { once: true })
    file.addEventListener('error', () => resolve(), { once: true })
  })

/**
 * Ends the wait for a file that neither comes nor fails, as if it had failed: whoever waits is told, and a retry asks under
 * another address. As long as other files of its module come it is only slow.
 */
export const giveUpHanging = async (file: AskedFile, path: string, { now, watchArrivals: watch } = surroundings) => {
  const time = new LoadTime(now, limitsOfPart)
  const stopWatching = watch({ manifestUrl: path }, () => time.moved())
  try {
    await time.within(untilSettled(file), path)
  } catch {
    // The browser itself would wait for minutes. What comes of it is told by whoever asked for the file.
    file.dispatchEvent(new Event('error'))
  } finally {
    stopWatching()
  }
}

export const giveUpHangingFiles = (page: Window = window): void => {
  page.__veckovisFileIsAsked = (file, path) => void giveUpHanging(file, path)
}
