import { moduleRegistry, type ModuleRegistry, type NavigationEntry } from '@veckovis/contracts/modules'
import { apiClient, ApiError, isFailure, leaveGuard, platformStore } from '@veckovis/platform'
import { atom } from 'jotai'
import { applyOverride } from './override/module-override'
import { keeping, lostModule } from './registry/unsaved-module'

/** stale: the last question was not answered, and what an earlier answer said still holds. */
export type RegistryState =
  { status: 'loading' | 'failed'; registry: null } | { status: 'ready' | 'stale'; registry: ModuleRegistry }

const state = atom<RegistryState>({ status: 'loading', registry: null })
export const registryAtom = atom(get => get(state))

const addressFor = (unitId: number | null): string => (unitId === null ? '/modules' : `/modules?unitId=${unitId}`)

/** The browser keeps the answer with its ETag and asks with If-None-Match of its own accord (Cache-Control: no-cache). */
const fetchRegistry = async (unitId: number | null): Promise<ModuleRegistry | null> => {
  try {
    const answer = await apiClient.get(addressFor(unitId), moduleRegistry)
    return isFailure(answer) ? null : await applyOverride(answer)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** What the registry said in truth, while a lost module stays on the page because of its unsaved work. */
let withheld: ModuleRegistry | null = null

const show = (registry: ModuleRegistry): void => {
  withheld = null
  platformStore.set(state, { status: 'ready', registry })
}

const askToLeave = async (): Promise<void> => {
  if ((await leaveGuard.mayLeave()) && withheld !== null) show(withheld)
}

const accept = (answer: ModuleRegistry): void => {
  const { registry } = platformStore.get(state)
  const lost = leaveGuard.isDirty() ? lostModule(registry, answer, window.location.pathname) : null
  if (lost === null) return show(answer)
  // Who chose to stay is not asked again every minute; leaving the page asks of itself.
  const wasAsked = withheld !== null
  withheld = answer
  platformStore.set(state, { status: 'ready', registry: keeping(answer, lost) })
  if (!wasAsked) void askToLeave()
}

let question = 0

/** Asks which modules this user and the unit's municipality have. Only the newest question's answer counts. */
export const askRegistry = async (unitId: number | null): Promise<void> => {
  const mine = ++question
  if (platformStore.get(state).status === 'failed') platformStore.set(state, { status: 'loading', registry: null })
  const answer = await fetchRegistry(unitId)
  if (mine !== question) return
  const { registry } = platformStore.get(state)
  if (answer !== null) accept(answer)
  else if (registry !== null) platformStore.set(state, { status: 'stale', registry })
  else platformStore.set(state, { status: 'failed', registry: null })
}

/** The person is on another page by now: a lost module that stayed for its unsaved work goes. */
export const settleLeaving = (pathname: string): void => {
  if (withheld === null) return
  const { registry } = platformStore.get(state)
  if (lostModule(registry, withheld, pathname) === null) show(withheld)
}

export const navigationOf = (registry: ModuleRegistry | null): readonly NavigationEntry[] =>
  registry === null ? [] : registry.modules.flatMap(module => module.navigation)
