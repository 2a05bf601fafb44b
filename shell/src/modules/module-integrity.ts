import type { RegisteredModule } from '@veckovis/contracts/modules'
import { isOverridden } from './override/module-override'

declare global {
  interface Window {
    /** Address of a file to its digest: written into the page for the shell, extended here for each module. */
    __veckovisIntegrity?: Record<string, string>
    /**
     * Folder of a module to the number of its present attempt; the first one is not numbered. Files that have not come
     * stand here too, each with what its next request bears (packages/build/src/plugins/chunk-integrity.mjs).
     */
    __veckovisAttempts?: Record<string, number | string>
  }
}

/** The folder that all files of this version stand in, such as `/modules/mf-forecast/1.4.0/`. */
export const folderOf = (module: Pick<RegisteredModule, 'manifestUrl'>): string =>
  module.manifestUrl.slice(0, module.manifestUrl.lastIndexOf('/') + 1)

/** Tells the page the digests of a module's files. A file without one is refused by the browser, never run. */
export const allowFilesOf = (module: RegisteredModule, page: Window = window): void => {
  const folder = folderOf(module)
  const own = Object.fromEntries(Object.entries(module.integrity).map(([file, digest]) => [folder + file, digest]))
  page.__veckovisIntegrity = { ...page.__veckovisIntegrity, ...own }
}

/**
 * From now on the files of a module are asked for under addresses of their own. A browser lets a second request
 * for one address wait for the first, so that a retry would hang on the very request that it is there to replace.
 */
export const startAttempt = (module: RegisteredModule, attempt: number, page: Window = window): void => {
  page.__veckovisAttempts = { ...page.__veckovisAttempts, [folderOf(module)]: attempt }
}

/** The address under which the present attempt asks for a file. */
export const attemptAddress = (address: string, page: Window = window): string => {
  const url = new URL(address, page.location.href)
  const attempt = page.__veckovisAttempts?.[folderOf({ manifestUrl: url.pathname })]
  if (attempt !== undefined && attempt !== 0) url.searchParams.set('attempt', String(attempt))
  return url.href
}

/** The digest that a file of a module must have, or null for an address below no module. */
export const digestOf = (address: string, page: Window = window): string | null => {
  const { pathname } = new URL(address, page.location.href)
  if (!pathname.startsWith('/modules/') || isOverridden(pathname)) return null
  const digest = page.__veckovisIntegrity?.[pathname]
  if (digest === undefined) throw new Error(`No digest is known for ${pathname}: it is not fetched`)
  return digest
}
