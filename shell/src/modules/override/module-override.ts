import { receivedRegistry, type ModuleRegistry, type RegisteredModule } from '@veckovis/contracts/modules'
import { reportProblem } from '@veckovis/platform'
import { atom } from 'jotai'
import { knowsOverrides, overrideKey, overrideParameter } from './remember-override'

/** Where one module's code comes from instead of the registry's address. */
export type ModuleOverride = { readonly id: string; readonly manifestUrl: string }

/** `mf-staff@/modules/mf-staff/dev/mf-manifest.json`; only addresses of this origin, which the page's policy allows. */
const parseOverride = (text: string | null): ModuleOverride | null => {
  const match = /^(mf-[a-z][a-z0-9-]*)@(\/modules\/[\w./-]+)$/.exec(text ?? '')
  const [, id, manifestUrl] = match ?? []
  return id === undefined || manifestUrl === undefined ? null : { id, manifestUrl }
}

const active = knowsOverrides ? parseOverride(window.sessionStorage.getItem(overrideKey)) : null
export const moduleOverrideAtom = atom(active)

export const resetOverride = (page: Window = window): void => {
  page.sessionStorage.removeItem(overrideKey)
  const address = new URL(page.location.href)
  address.searchParams.delete(overrideParameter)
  page.location.replace(address)
}

/** The module that this page has from elsewhere, or null. The suite knows nothing of it and is told nothing. */
export const overriddenModule = active?.id ?? null

const folderOf = ({ manifestUrl }: ModuleOverride): string => manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1)

/** Files of the overridden module change while they are worked on, so that no digest of them is known. */
export const isOverridden = (pathname: string): boolean => active !== null && pathname.startsWith(folderOf(active))

const fetchJson = async (address: string): Promise<object> => {
  const answer = await fetch(address, { cache: 'no-store' })
  const content: unknown = answer.ok ? await answer.json() : null
  if (typeof content !== 'object' || content === null) throw new Error(`${address} answers ${answer.status}`)
  return content
}

/**
 * What the module's own module.json says now, with where its code is; null while it does not build. It counts before what
 * the registry says, so that a module runs that nobody has published.
 */
const ownEntry = async (override: ModuleOverride): Promise<RegisteredModule | null> => {
  try {
    const [declared, manifest] = await Promise.all(
      [`${folderOf(override)}module.json`, override.manifestUrl].map(fetchJson),
    )
    const entry = {
      ...declared,
      id: override.id,
      version: 'override',
      manifestUrl: override.manifestUrl,
      container: Reflect.get(manifest ?? {}, 'name'),
      integrity: {},
      builtAgainst: {},
    }
    const { modules, leftOut } = receivedRegistry.parse({ modules: [entry], closed: [], validForSeconds: 1 })
    if (leftOut[0] !== undefined) throw new Error(leftOut[0].problem)
    return modules[0] ?? null
  } catch (error) {
    reportProblem(`the override of ${override.id}`, error)
    return null
  }
}

/**
 * The registry's answer with the overridden module as it is declared where it is worked on: the rights that its pages ask
 * for are the person's here as everywhere, and where its licence is missing it stays shut.
 */
export const applyOverride = async (registry: ModuleRegistry): Promise<ModuleRegistry> => {
  if (active === null) return registry
  const published = registry.modules.find(({ id }) => id === active.id)
  const others = registry.modules.filter(module => module !== published)
  const own = await ownEntry(active)
  const unavailable = (published?.routes ?? []).map(({ path }) => ({ path, reason: 'unavailable' as const }))
  if (own === null) return { modules: others, closed: [...registry.closed, ...unavailable] }
  const paths = own.routes.map(({ path }) => path)
  const isUnlicensed = registry.closed.some(({ path, reason }) => reason === 'licence' && paths.includes(path))
  return isUnlicensed ? registry : { modules: [...others, own], closed: registry.closed }
}
