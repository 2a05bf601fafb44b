/** A package that exists once on the page, and that the remotes take from this shell. */
export interface ProvidedPackage {
  /** As it is imported, such as `react/jsx-runtime`. */
  request: string
  version: string
  /** The version that it may be used as: own packages only grow within a minor version. */
  range: string
  /** What it has, with commas between; of packages of our own. */
  names?: string
  load: () => Promise<unknown>
}

/** The build puts the one list of `packages/build/src/shared-singletons.mjs` in the place of this file. */
export const providedPackages: readonly ProvidedPackage[] = []
