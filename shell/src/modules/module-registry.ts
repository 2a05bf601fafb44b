import { moduleRegistry, type ModuleRegistry, type NavigationEntry } from '@veckovis/contracts'
import { apiClient, ApiError, isFailure, platformStore } from '@veckovis/platform'
import { atom } from 'jotai'

/** stale: the last question was not answered, and what an earlier answer said still holds. */
export type RegistryState =
  { status: 'loading' | 'failed'; registry: null } | { status: 'ready' | 'stale'; registry: ModuleRegistry }

const state = atom<RegistryState>({ status: 'loading', registry: null })
export const registryAtom = atom(get => get(state))

const addressFor = (unitId: number | null): string => (unitId === null ? '/modules' : `/modules?unitId=${unitId}`)

const fetchRegistry = async (unitId: number | null): Promise<ModuleRegistry | null> => {
  try {
    const answer = await apiClient.get(addressFor(unitId), moduleRegistry)
    return isFailure(answer) ? null : answer
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

let question = 0

/** Asks which modules this user and the unit's municipality have. Only the newest question's answer counts. */
export const askRegistry = async (unitId: number | null): Promise<void> => {
  const mine = ++question
  if (platformStore.get(state).status === 'failed') platformStore.set(state, { status: 'loading', registry: null })
  const answer = await fetchRegistry(unitId)
  if (mine !== question) return
  const { registry } = platformStore.get(state)
  if (answer !== null) platformStore.set(state, { status: 'ready', registry: answer })
  else if (registry !== null) platformStore.set(state, { status: 'stale', registry })
  else platformStore.set(state, { status: 'failed', registry: null })
}

export const navigationOf = (registry: ModuleRegistry | null): readonly NavigationEntry[] =>
  registry === null ? [] : registry.modules.flatMap(module => module.navigation)
