import type { ModuleRegistry, RegisteredModule } from '@veckovis/contracts/modules'
import { i18n, languageAtom, leaveGuard, notify, platformStore, reportProblem, startProgress } from '@veckovis/platform'
import { isModalOpen } from '@veckovis/ui'
import { atom } from 'jotai'
import { registerApplication, start, triggerAppChange, unregisterApplication } from 'single-spa'
import { applicationOf } from './lifecycles/application-of'
import { hasLoaded } from './lifecycles/has-loaded'
import { incompatibility } from './compatibility'
import { fetchFederated, offeredNames, providedVersions, startFederation } from './federation'
import { askBefore, askRegistry, registryAtom } from './module-registry'
import type { ModuleFailure } from './module-failure'
import type { ModulePhase } from './lifecycles/module-phase'
import type { LoadSurroundings } from './lifecycles/load-surroundings'
import { ModuleRunner } from './lifecycles/module-runner'
import { takeStyles } from './module-styles'
import { noteLoad } from './registry/report-loads'
import { noteLoadTime, noteStood } from './registry/report-measures'
import { registryLimit, withinLimit } from './lifecycles/time-limit'
import { watchArrivals } from './lifecycles/watch-arrivals'

/** The one element that remotes stand in. Outside React's reach, so that no render of the shell disturbs a remote. */
export const moduleHost = document.createElement('div')
moduleHost.id = 'module'

const phases = atom<Readonly<Record<string, ModulePhase>>>({})
export const modulePhasesAtom = atom(get => get(phases))

/** For what a module exposes under a name, such as `./app`. */
export const surroundingsOf = (expose: string): LoadSurroundings => ({
  incompatibility: module => incompatibility(module, providedVersions(), offeredNames()),
  fetchApp: fetchFederated(expose),
  language: () => platformStore.get(languageAtom),
  now: () => performance.timeOrigin + performance.now(),
  watchArrivals,
  askBefore,
  cameUp: (module, waited) => {
    noteLoad(module)
    // What stands among others on a page of the shell is not waited for.
    if (expose !== './app') return
    noteStood(module)
    if (waited !== undefined) noteLoadTime(module, waited)
  },
  takeStyles,
  hasLoaded,
  // What stands in a dialog is in its page's hands too.
  hasUnsavedWork: () => leaveGuard.isDirty() || isModalOpen(),
  // Spread out, so that a server that comes back is not met by every browser in the same instant.
  retryPause: () => 300 + Math.random() * 400,
})

const updated = atom<RegisteredModule | null>(null)
/** The module on the page whose new version waits for unsaved work. */
export const updatedModuleAtom = atom(get => get(updated))

const createPhasePublisher = (id: string) => {
  let finishProgress: (() => void) | null = null
  let logged: ModuleFailure | null = null
  return (phase: ModulePhase): void => {
    if (phase.phase === 'loading') finishProgress ??= startProgress()
    else {
      finishProgress?.()
      finishProgress = null
    }
    // The page shows the support code; the browser's log holds what the code stands for.
    if (phase.phase === 'failed' && phase.failure !== logged) {
      logged = phase.failure
      console.error('[veckovis] module', phase.failure)
    }
    platformStore.set(phases, known => ({ ...known, [id]: phase }))
  }
}

const runners = new Map<string, ModuleRunner>()
const known = new Map<string, RegisteredModule>()
const registered = new Set<string>()
let started = false
let ownerOf: (pathname: string) => string | null = () => null

const runnerOf = (id: string): ModuleRunner => {
  const runner = runners.get(id) ?? new ModuleRunner(surroundingsOf('./app'), createPhasePublisher(id))
  runners.set(id, runner)
  return runner
}

const register = (id: string): void => {
  registered.add(id)
  const isActive = (pathname: string) => ownerOf(pathname) === id
  registerApplication(applicationOf(id, runnerOf(id), { module: () => known.get(id), host: moduleHost, isActive }))
}

const unregister = async (id: string): Promise<void> => {
  registered.delete(id)
  await unregisterApplication(id)
}

/** single-spa does one thing after the other: a slow module is not to hold up the way out of it. */
const leaveOthers = (): void => {
  const owner = ownerOf(window.location.pathname)
  for (const [id, runner] of runners) if (id !== owner) runner.leave()
}

const startOnce = (): void => {
  if (started) return
  started = true
  startFederation()
  // Before single-spa keeps such listeners back until it is through with what it does.
  window.addEventListener('popstate', leaveOthers)
  start({ urlRerouteOnly: true })
}

const outdatedAt = (pathname: string): RegisteredModule | null => {
  const module = known.get(ownerOf(pathname) ?? '')
  return module !== undefined && runners.get(module.id)?.isOutdated(module) === true ? module : null
}

/** Until when the person has said later; the next version is told of again. */
let putOff: string | null = null

/** Nobody is asked who has nothing to lose: a clean page comes in its new version when the person goes on. */
const tellUpdated = (): void => {
  const module = outdatedAt(window.location.pathname)
  const asks = module !== null && module.container !== putOff && leaveGuard.isDirty()
  platformStore.set(updated, asks ? module : null)
}

export const putOffUpdate = (): void => {
  putOff = platformStore.get(updated)?.container ?? null
  platformStore.set(updated, null)
}

/** Puts the new version in the place of the one that stands on the page, whose work is saved. */
const swap = async (module: RegisteredModule): Promise<boolean> => {
  const isThere = await runnerOf(module.id).renew(module)
  if (isThere) notify.info(i18n.t('shell:update.done', { title: module.title[platformStore.get(languageAtom)] }))
  tellUpdated()
  return isThere
}

/** What could not be saved keeps the version that it was made in. */
export const saveAndUpdate = async (): Promise<void> => {
  const module = platformStore.get(updated)
  if (module === null || !(await leaveGuard.saveAll())) return
  if (!(await swap(module))) notify.info(i18n.t('shell:update.notNow'))
}

/** The person has gone on to another page of the same module, which comes in its new version when nothing is unsaved. */
export const updateOnNavigation = (pathname: string): void => {
  const module = outdatedAt(pathname)
  if (module !== null && leaveGuard.isDirty()) return
  platformStore.set(updated, null)
  if (module !== null) void swap(module)
}

/** Brings single-spa in line with the registry's answer. `owner` says which module an address belongs to. */
export const applyRegistry = async (
  registry: ModuleRegistry,
  owner: (pathname: string) => string | null,
): Promise<void> => {
  ownerOf = owner
  known.clear()
  for (const module of registry.modules) known.set(module.id, module)
  for (const id of known.keys()) if (!registered.has(id)) register(id)
  startOnce()
  leaveOthers()
  // What is on the page is taken off first: single-spa forgets an application that it is just mounting.
  await triggerAppChange()
  await Promise.all([...registered].filter(id => !known.has(id)).map(unregister))
  tellUpdated()
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

/** What can take the place of a module's version of which files stay away. */
export const replacementOf = (id: string, version: string): (() => Promise<void>) | null => {
  const module = known.get(id)
  return module === undefined ? null : (runners.get(id)?.replacement(version, module) ?? null)
}

/** Something of a module's version failed while it was used: it takes no other's place in this session. */
export const noteFault = (id: string, version: string, step: string): void => runners.get(id)?.faulty(version, step)

export const preloadModule = (module: RegisteredModule): Promise<void> => runnerOf(module.id).preload(module)

/** On the way to a link: fetches the code ahead of the click. */
export const preloadModuleOf = (path: string): void => {
  const id = ownerOf(path)
  const module = id === null ? undefined : known.get(id)
  if (module) void preloadModule(module)
}
