import {
  receivedRegistry,
  type ModuleRegistry,
  type NavigationEntry,
  type ReceivedRegistry,
  type RegisteredModule,
} from '@veckovis/contracts/modules'
import {
  apiClient,
  ApiError,
  isFailure,
  leaveGuard,
  platformStore,
  reportProblem,
  tellOpenUnit,
} from '@veckovis/platform'
import { atom } from 'jotai'
import { applyOverride } from './override/module-override'
import { reportLeftOut } from './registry/report-left-out'
import { keeping, lostModule } from './registry/unsaved-module'
import { registryLimit, withinLimit } from './lifecycles/time-limit'

/** stale: the last question was not answered, and what an earlier answer said still holds. */
export type RegistryState =
  { status: 'loading' | 'failed'; registry: null } | { status: 'ready' | 'stale'; registry: ModuleRegistry }

const state = atom<RegistryState>({ status: 'loading', registry: null })
export const registryAtom = atom(get => get(state))

const addressFor = (unitId: number | null): string => (unitId === null ? '/modules' : `/modules?unitId=${unitId}`)
const addressOfBefore = (unitId: number | null): string =>
  `${addressFor(unitId)}${unitId === null ? '?' : '&'}versions=before`

/** The browser keeps the answer with its ETag and asks with If-None-Match of its own accord (Cache-Control: no-cache). */
const fetchModules = async (address: string): Promise<ReceivedRegistry | null> => {
  try {
    const answer = await apiClient.get(address, receivedRegistry)
    return isFailure(answer) ? null : answer
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

const fetchRegistry = async (unitId: number | null): Promise<ReceivedRegistry | null> => {
  const answer = await fetchModules(addressFor(unitId))
  return answer === null ? null : { ...answer, ...(await applyOverride(answer)) }
}

const nothing: ModuleRegistry = { modules: [], closed: [] }

/** What holds in truth, while a lost module stays on the page because of its unsaved work, and how it is then shown. */
let withheld: { readonly answer: ModuleRegistry; readonly show: () => void } | null = null

const askToLeave = async (): Promise<void> => {
  if (await leaveGuard.mayLeave()) withheld?.show()
}

/** Shows what a new answer leaves, but for the module that the person stands in with unsaved work. */
const accept = (answer: ModuleRegistry, status: 'ready' | 'stale', showWhole: () => void): void => {
  const { registry } = platformStore.get(state)
  const lost = leaveGuard.isDirty() ? lostModule(registry, answer, window.location.pathname) : null
  const show = () => {
    withheld = null
    showWhole()
  }
  if (lost === null) return show()
  // Who chose to stay is not asked again every minute; leaving the page asks of itself.
  const wasAsked = withheld !== null
  withheld = { answer, show }
  platformStore.set(state, { status, registry: keeping(answer, lost) })
  if (!wasAsked) void askToLeave()
}

let validUntil = 0
let ageTimer: ReturnType<typeof setTimeout> | undefined

/** An answer that has outlived its time says nothing any more: whoever lost a licence may not keep the page for good. */
const closeWhenOld = (): void => {
  if (platformStore.get(state).registry === null || Date.now() < validUntil) return
  accept(nothing, 'stale', () => platformStore.set(state, { status: 'failed', registry: null }))
}

const keepFor = (seconds: number): void => {
  validUntil = Date.now() + seconds * 1000
  clearTimeout(ageTimer)
  ageTimer = setTimeout(closeWhenOld, seconds * 1000)
}

let question = 0
/** The unit that was asked for last. */
let asked: number | null = null

/** Asks which modules this user and the unit's municipality have. Only the newest question's answer counts. */
export const askRegistry = async (unitId: number | null): Promise<void> => {
  const mine = ++question
  asked = unitId
  if (platformStore.get(state).status === 'failed') platformStore.set(state, { status: 'loading', registry: null })
  const answer = await fetchRegistry(unitId)
  if (mine !== question) return
  if (answer !== null) {
    const { modules, closed } = answer
    keepFor(answer.validForSeconds)
    reportLeftOut(answer.leftOut)
    if (unitId !== null) tellOpenUnit(unitId)
    return accept({ modules, closed }, 'ready', () =>
      platformStore.set(state, { status: 'ready', registry: { modules, closed } }),
    )
  }
  const { registry } = platformStore.get(state)
  if (registry === null) platformStore.set(state, { status: 'failed', registry: null })
  else platformStore.set(state, { status: 'stale', registry })
  // A computer that slept wakes without its timers having run.
  closeWhenOld()
}

/** The version of a module that people had before the active one, which this person may open too; null without an answer. */
export const askBefore = async ({ id }: RegisteredModule): Promise<RegisteredModule | null> => {
  try {
    const answer = await withinLimit(fetchModules(addressOfBefore(asked)), registryLimit, 'the versions before')
    return answer?.modules.find(module => module.id === id) ?? null
  } catch (error) {
    reportProblem(`the version before of ${id}`, error)
    return null
  }
}

/** The person is on another page by now: a lost module that stayed for its unsaved work goes. */
export const settleLeaving = (pathname: string): void => {
  if (withheld === null) return
  const { registry } = platformStore.get(state)
  if (lostModule(registry, withheld.answer, pathname) === null) withheld.show()
}

export const navigationOf = (registry: ModuleRegistry | null): readonly NavigationEntry[] =>
  registry === null ? [] : registry.modules.flatMap(module => module.navigation)
