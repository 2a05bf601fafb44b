import type { RegisteredModule } from '@veckovis/contracts/modules'
import { whenIdle } from '../../idle/when-idle'

/** The page that the person came for is fetched and shown first. */
const firstPause = 4_000

/** Modules that were fetched ahead on this page, by the name of their build: one that failed is not tried again. */
const tried = new Set<string>()

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

const longestWait = 10_000

/**
 * Fetches the code of the modules one after the other while nothing else is to be done, so that the first visit to
 * each is a warm one. Not for those who save data, and not in a tab that nobody looks at. Ends with the returned function.
 */
export const preloadWhenIdle = (
  modules: readonly RegisteredModule[],
  preload: (module: RegisteredModule) => Promise<void>,
): (() => void) => {
  let isOver = false
  const next = (): void => {
    const module = modules.find(({ container }) => !tried.has(container))
    if (isOver || module === undefined || document.visibilityState !== 'visible' || savesData()) return
    tried.add(module.container)
    void preload(module).then(() => whenIdle(next, longestWait))
  }
  const timer = setTimeout(() => whenIdle(next, longestWait), firstPause)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
