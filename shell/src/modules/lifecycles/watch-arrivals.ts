import type { RegisteredModule } from '@veckovis/contracts/modules'
import { folderOf } from '../module-integrity'

/** A file of the shell's own: among them are the packages that a module may be the first to ask for. */
const shellFile = /^\/[^/]+\.(?:js|css)$/

/** The shell's own files stand in no folder, and everything else that the page asks for, below it. */
const isIn = (folder: string, path: string): boolean => folder !== '/' && path.startsWith(folder)

/**
 * Tells of each file of the module, and of the shell, that has come, from now on.
 * @returns what ends it
 */
export const watchArrivals = (module: Pick<RegisteredModule, 'manifestUrl'>, onArrival: () => void): (() => void) => {
  const folder = folderOf(module)
  const observer = new PerformanceObserver(list => {
    const paths = list.getEntries().map(({ name }) => new URL(name).pathname)
    if (paths.some(path => isIn(folder, path) || shellFile.test(path))) onArrival()
  })
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}
