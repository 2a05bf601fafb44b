import type { NamesByRequest, RegisteredModule } from '@veckovis/contracts/modules'
import { getInstance, init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { RunnableApp } from './lifecycles/app-source'
import { fetchBesideEntry } from './fetch-beside-entry'
import { allowFilesOf, attemptAddress, digestOf, folderOf, startAttempt } from './module-integrity'
import { LoadError } from './module-failure'
import { followStyles } from './module-styles'
import { providedPackages, type ProvidedPackage } from './provided-packages'

/** Versions of the packages that this shell provides, by name. */
export const providedVersions = (): Record<string, string> =>
  Object.fromEntries(providedPackages.map(({ request, version }) => [request, version]))

/** The names that the packages of our own have in this shell, by request. */
export const offeredNames = (): NamesByRequest =>
  Object.fromEntries(
    providedPackages.flatMap(({ request, names }) => (names === undefined ? [] : [[request, names.split(',')]])),
  )

const integrityPlugin = {
  name: 'veckovis-integrity',
  createScript: ({ url }: { url: string }) => {
    const integrity = digestOf(url)
    const script = document.createElement('script')
    script.src = attemptAddress(url)
    script.async = true
    script.crossOrigin = 'anonymous'
    if (integrity !== null) script.integrity = integrity
    return script
  },
}

const shell = 'veckovis_shell'

/** What the federation runtime keeps of a package on the page. */
const keptOf = ({ request, version }: ProvidedPackage) => getInstance()?.shareScopeMap['default']?.[request]?.[version]

/** A fetch that failed would be waited for again by every later visit. */
const fetchProvided = (provided: ProvidedPackage) => async (): Promise<() => unknown> => {
  try {
    const exports = await provided.load()
    return () => exports
  } catch (error) {
    const kept = keptOf(provided)
    if (kept) kept.loading = null
    throw error
  }
}

const share = (provided: ProvidedPackage) => [
  provided.request,
  {
    version: provided.version,
    shareConfig: { singleton: true, strictVersion: true, requiredVersion: provided.range },
    get: fetchProvided(provided),
  },
]

/**
 * The runtime takes a package for the remote's that was the first to ask for it, and away from everybody when that
 * remote is started again.
 */
const keepProvided = (): void => {
  for (const kept of providedPackages.map(keptOf))
    if (kept) Object.defineProperty(kept, 'from', { get: () => shell, set: () => undefined })
}

let started = false

/**
 * Called once, before the first module is registered: entries are checked too, not only chunks. Until
 * then there is no federation on the page, so that the sign-in need not wait for it; the shell's own imports never do.
 */
export const startFederation = (): void => {
  if (started) return
  started = true
  const shared = Object.fromEntries(providedPackages.map(share))
  init({ name: shell, remotes: [], shared, shareStrategy: 'loaded-first', plugins: [integrityPlugin] })
  keepProvided()
  followStyles()
}

/** Fetches packages that modules are about to ask for; what goes wrong is told by the module that needs one. */
export const fetchProvidedAhead = (requests: readonly string[]): void => {
  for (const { request, load } of providedPackages)
    // eslint-disable-next-line no-restricted-syntax -- asked for again, and told, by the module that needs it
    if (requests.includes(request)) void load().catch(() => undefined)
}

/** A failed or hanging script of an earlier attempt would be waited for again instead of being fetched. */
const removeScriptsOf = (module: RegisteredModule): void => {
  const folder = folderOf(module)
  for (const script of document.querySelectorAll('script'))
    if (script.src !== '' && new URL(script.src).pathname.startsWith(folder)) script.remove()
}

/** What every module begins with (packages/build/src/remote-config.mjs). Its manifest says nothing that the registry does not. */
const entryFile = 'remote-entry.js'

const register = (module: RegisteredModule, attempt: number): void => {
  const again = attempt > 0
  if (again) removeScriptsOf(module)
  startAttempt(module, attempt)
  const address = folderOf(module) + entryFile
  registerRemotes([{ name: module.container, entry: again ? attemptAddress(address) : address }], { force: again })
}

const lifecycles = ['bootstrap', 'mount', 'unmount', 'loadMessages'] as const

const isRunnableApp = (value: unknown): value is RunnableApp =>
  typeof value === 'object' &&
  value !== null &&
  lifecycles.every(name => typeof Reflect.get(value, name) === 'function')

/** What is exposed is the lifecycles themselves, or has them as its default export. */
const appIn = (exposed: unknown): RunnableApp | null => {
  if (isRunnableApp(exposed)) return exposed
  if (typeof exposed !== 'object' || exposed === null || !('default' in exposed)) return null
  return isRunnableApp(exposed.default) ? exposed.default : null
}

/** entry → init → expose, of exactly the version that the registry names. `expose` is such as `./app`. */
export const fetchFederated =
  (expose: string) =>
  async (module: RegisteredModule, attempt: number): Promise<RunnableApp> => {
    allowFilesOf(module)
    register(module, attempt)
    if (attempt === 0) fetchBesideEntry(module, expose)
    const app = appIn(await loadRemote(`${module.container}${expose.slice(1)}`))
    if (app === null) throw new LoadError('broken', `${module.id} exposes no lifecycles as ${expose}`)
    return app
  }
