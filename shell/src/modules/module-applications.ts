import type { ModuleRegistry, RegisteredModule } from '@veckovis/contracts/modules'
import { languageAtom, platformStore, reportProblem, startProgress } from '@veckovis/platform'
import { atom } from 'jotai'
import { registerApplication, start, triggerAppChange, unregisterApplication } from 'single-spa'
import { incompatibility } from './compatibility'
import { fetchFederatedApp, startFederation, providedVersions } from './federation'
import { askRegistry, registryAtom } from './module-registry'
import { ModuleRunner, type LoadSurroundings, type ModulePhase } from './module-runner'
import { registryLimit, withinLimit } from './time-limit'

/** The one element that remotes stand in. Outside React's reach, so that no render of the shell disturbs a remote. */
export const moduleHost = document.createElement('div')
moduleHost.id = 'module'

const phases = atom<Readonly<Record<string, ModulePhase>>>({})
export const modulePhasesAtom = atom(get => get(phases))

const surroundings: LoadSurroundings = {
  incompatibility: module => incompatibility(module, providedVersions()),
  fetchApp: fetchFederatedApp,
  language: () => platformStore.get(languageAtom),
  now: () => performance.timeOrigin + performance.now(),
  // Spread out, so that a server that comes back is not met by every browser in the same instant.
  retryPause: () => 300 + Math.random() * 400,
}

const createPhasePublisher = (id: string) => {
  let finishProgress: (() => void) | null = null
  return (phase: ModulePhase): void => {
    if (phase.phase === 'loading') finishProgress ??= startProgress()
    else {
      finishProgress?.()
      finishProgress = null
    }
    // The page shows the support code; the browser's log holds what the code stands for.
    if (phase.phase === 'failed') console.error('[veckovis] module', phase.failure)
    platformStore.set(phases, known => ({ ...known, [id]: phase }))
  }
}

const runners = new Map<string, ModuleRunner>()
const known = new Map<string, RegisteredModule>()
const registered = new Set<string>()
let started = false
let ownerOf: (pathname: string) => string | null = () => null

const runnerOf = (id: string): ModuleRunner => {
  const runner = runners.get(id) ?? new ModuleRunner(surroundings, createPhasePublisher(id))
  runners.set(id, runner)
  return runner
}

const activateKnown = (id: string): void => {
  const module = known.get(id)
  if (module) void runnerOf(id).activate(module, moduleHost)
}

/**
 * The lifecycles that single-spa sees never reject, because it gives up on an application for good when one
 * does; and mounting does not wait for the code, so that a slow module never holds up the way out of it.
 */
const register = (id: string): void => {
  registered.add(id)
  registerApplication({
    name: id,
    app: {
      bootstrap: async () => undefined,
      mount: async () => activateKnown(id),
      unmount: () => runnerOf(id).deactivate(),
    },
    activeWhen: location => ownerOf(location.pathname) === id,
  })
}

const unregister = async (id: string): Promise<void> => {
  registered.delete(id)
  await unregisterApplication(id)
}

const startOnce = (): void => {
  if (started) return
  started = true
  startFederation()
  start({ urlRerouteOnly: true })
}

/** Brings single-spa in line with the registry's answer. `owner` says which module an address belongs to. */
export const applyRegistry = async (
  registry: ModuleRegistry,
  owner: (pathname: string) => string | null,
): Promise<void> => {
  ownerOf = owner
  known.clear()
  for (const module of registry.modules) known.set(module.id, module)
  await Promise.all([...registered].filter(id => !known.has(id)).map(unregister))
  for (const id of known.keys()) if (!registered.has(id)) register(id)
  startOnce()
  await triggerAppChange()
}

/** Asks the registry first: what was mended may be a new version, or a package that the shell now has. */
export const retryModule = async (id: string, unitId: number | null): Promise<void> => {
  platformStore.set(phases, shown => ({ ...shown, [id]: { phase: 'loading', step: 'registry', slow: false } }))
  // A registry that does not answer leaves what it said before.
  await withinLimit(askRegistry(unitId), registryLimit, 'registry').catch((error: unknown) =>
    reportProblem('the registry, asked for a retry', error),
  )
  const module = platformStore.get(registryAtom).registry?.modules.find(each => each.id === id)
  if (module) await runnerOf(id).retry(module)
}

export const preloadModule = (module: RegisteredModule): Promise<void> => runnerOf(module.id).preload(module)

/** On the way to a link: fetches the code ahead of the click. */
export const preloadModuleOf = (path: string): void => {
  const id = ownerOf(path)
  const module = id === null ? undefined : known.get(id)
  if (module) void preloadModule(module)
}
