import { z } from 'zod'

const key = z.string().regex(/^[a-z][a-zA-Z0-9.-]*$/)
const path = z.string().regex(/^\/[a-z][a-z0-9-]*$/)
const moduleId = z.string().regex(/^mf-[a-z][a-z0-9-]*$/)

/** A text that the shell shows before the module's own code is there. */
const shellText = z.strictObject({ sv: z.string().min(1), en: z.string().min(1) })

const moduleRoute = z.strictObject({
  path,
  /** Permission id that opens the route; null for every signed-in user. */
  permission: z.int().positive().nullable(),
  title: shellText,
})

export const navigationEntry = z.strictObject({
  key,
  label: shellText,
  /** Absent on a parent that only opens its children. */
  path: path.optional(),
  /** Shown when the user holds any of these; an empty list shows it to everyone. */
  permissions: z.array(z.int().positive()),
  /** Key of the parent entry, which some module (or this one) declares too. */
  parent: key.optional(),
  order: z.int().min(0).max(1000),
  icon: z.enum(['start', 'diary', 'forecast', 'budget', 'schedule', 'staff', 'admin', 'analytics', 'help', 'module']),
})
export type NavigationEntry = z.infer<typeof navigationEntry>

/** `module.json` of a remote: all the shell knows of it before its code runs. */
export const moduleManifest = z.strictObject({
  id: moduleId,
  title: shellText,
  /** Major version of the contract between shell and remote. */
  contract: z.int().positive(),
  licenceKey: key,
  permissions: z.array(z.int().positive()),
  routes: z.array(moduleRoute).min(1),
  navigation: z.array(navigationEntry),
  /** Areas of the API that the module calls, such as `forecast`. */
  apiAreas: z.array(key),
})
export type ModuleManifest = z.infer<typeof moduleManifest>
export type ModuleRoute = z.infer<typeof moduleRoute>

/** One module as GET /modules gives it: licensed for the municipality and permitted to the user. */
export const registeredModule = z.strictObject({
  ...moduleManifest.shape,
  version: z.string().min(1),
  /** Address of the federation manifest of exactly this version; never changes what it holds. */
  manifestUrl: z.string().startsWith('/modules/'),
  /** Name of the federation container of exactly this build. */
  container: z.string().min(1),
  /** File name to `sha384-…` of every published file. */
  integrity: z.record(z.string(), z.string()),
  /** Versions of the shared packages that the build was made against. */
  builtAgainst: z.record(z.string(), z.string()),
})
export type RegisteredModule = z.infer<typeof registeredModule>

/** GET /modules?unitId= (A-004). `closed` says why an address is shut, without any address of code. */
export const moduleRegistry = z.strictObject({
  modules: z.array(registeredModule),
  closed: z.array(z.strictObject({ path, reason: z.enum(['licence', 'permission']) })),
})
export type ModuleRegistry = z.infer<typeof moduleRegistry>

/** The contract version that this shell and these remotes speak. */
export const currentContract = 1
