import { untouchedFor } from '../../idle/last-touch'
import { whenIdle } from '../../idle/when-idle'

/** The page that the person came for is fetched and shown first. */
const firstPause = 4_000

/** What may be fetched ahead. The name is that of a build, so that a new version is another piece. */
export type Piece = { readonly name: string; readonly fetch: () => Promise<void> }

/** What was fetched ahead on this page: a piece that failed is not tried again. */
const tried = new Set<string>()

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

const longestWait = 10_000

/** Between two turns of a wheel or two keys the browser is idle, too, but code that is taken in then makes them late. */
const calm = 1_000

/**
 * Fetches code one piece after the other while nothing else is to be done, so that the first visit to each page is a warm
 * one. Not for those who save data, and not in a tab that nobody looks at. Ends with the returned function.
 */
export const preloadWhenIdle = (pieces: readonly Piece[]): (() => void) => {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = (): void => {
    const piece = pieces.find(({ name }) => !tried.has(name))
    if (isOver || piece === undefined || document.visibilityState !== 'visible' || savesData()) return
    const restless = calm - untouchedFor()
    if (restless > 0) {
      timer = setTimeout(() => whenIdle(next, longestWait), restless)
      return
    }
    tried.add(piece.name)
    void piece.fetch().then(() => whenIdle(next, longestWait))
  }
  timer = setTimeout(() => whenIdle(next, longestWait), firstPause)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
