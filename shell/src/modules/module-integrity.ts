import type { RegisteredModule } from '@veckovis/contracts'

declare global {
  interface Window {
    /** Address of a file to its digest: written into the page for the shell, extended here for each module. */
    __veckovisIntegrity?: Record<string, string>
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

/** The digest that a file of a module must have, or null for an address below no module. */
export const digestOf = (address: string, page: Window = window): string | null => {
  const { pathname } = new URL(address, page.location.href)
  if (!pathname.startsWith('/modules/')) return null
  const digest = page.__veckovisIntegrity?.[pathname]
  if (digest === undefined) throw new Error(`No digest is known for ${pathname}: it is not fetched`)
  return digest
}
