import type { ModuleRegistry, RegisteredModule } from '@veckovis/contracts/modules'
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

/** Files of the overridden module change while they are worked on, so that no digest of them is known. */
export const isOverridden = (pathname: string): boolean =>
  active !== null && pathname.startsWith(active.manifestUrl.slice(0, active.manifestUrl.lastIndexOf('/') + 1))

const containerAt = async (manifestUrl: string): Promise<string> => {
  const answer = await fetch(manifestUrl)
  const manifest: unknown = await answer.json()
  const name = typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'name') : undefined
  if (typeof name !== 'string') throw new Error(`${manifestUrl} names no container`)
  return name
}

const overridden = async (module: RegisteredModule, { manifestUrl }: ModuleOverride): Promise<RegisteredModule> => ({
  ...module,
  version: 'override',
  manifestUrl,
  container: await containerAt(manifestUrl),
  integrity: {},
})

/** The registry's answer with the overridden module's own address in it. Rejects when nothing is served there. */
export const applyOverride = async (registry: ModuleRegistry): Promise<ModuleRegistry> => {
  if (active === null) return registry
  const modules = registry.modules.map(module => (module.id === active.id ? overridden(module, active) : module))
  return { ...registry, modules: await Promise.all(modules) }
}
