import { z } from 'zod'
import { contractRange } from './contract-range'
import { knownPermission } from './known-permission'
import { refuseContradictions } from './manifest-rules'

const key = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9.-]*$/, { error: 'has to begin with a small letter: letters, digits, . -' })
const path = z
  .string()
  .regex(/^\/(?:settings\/)?[a-z][a-z0-9-]*$/, { error: 'has to be an absolute address, such as /staff' })
const moduleId = z
  .string()
  .regex(/^mf-[a-z][a-z0-9-]*$/, { error: 'has to be mf- and small letters, such as mf-staff' })

/** A text that the shell shows before the module's own code is there. */
const shellText = z.strictObject({ sv: z.string().min(1), en: z.string().min(1) })

const moduleRoute = z.strictObject({
  path,
  /** Permission id that opens the route; null for every signed-in user. */
  permission: knownPermission.nullable(),
  title: shellText,
})

const navigationEntry = z.strictObject({
  key,
  label: shellText,
  /** Absent on a parent that only opens its children. */
  path: path.optional(),
  /** Shown when the user holds any of these; an empty list shows it to everyone. */
  permissions: z.array(knownPermission),
  /** Key of the parent entry, which some module (or this one) declares too. */
  parent: key.optional(),
  order: z.int().min(0).max(1000),
  icon: z.enum(['start', 'diary', 'forecast', 'budget', 'schedule', 'staff', 'admin', 'analytics', 'help', 'module']),
})
export type NavigationEntry = z.infer<typeof navigationEntry>

const manifestShape = {
  id: moduleId,
  title: shellText,
  contract: contractRange,
  licenceKey: key,
  permissions: z.array(knownPermission),
  routes: z.array(moduleRoute).min(1),
  navigation: z.array(navigationEntry),
  /** Areas of the API that the module calls, such as `forecast`. */
  apiAreas: z.array(key),
}

/** `module.json` of a remote: all the shell knows of it before its code runs. */
export const moduleManifest = z.strictObject(manifestShape).superRefine(refuseContradictions)
export type ModuleManifest = z.infer<typeof moduleManifest>
export type ModuleRoute = z.infer<typeof moduleRoute>

const fileName = z.string().regex(/^[A-Za-z0-9._-]+$/, { error: 'has to be the name of a file' })

/** File name to `sha384-…` of every published file. */
const integrity = z.record(z.string(), z.string())
/** Versions of the shared packages that the build was made against. */
const builtAgainst = z.record(z.string(), z.string())

/** `module-record.json`: what a build writes beside its files, and all that publishing them needs to know. */
export const moduleRecord = z
  .strictObject({
    ...manifestShape,
    version: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9.+_-]*$/, { error: 'has to be a version, such as 1.4.0' }),
    container: z.string().min(1),
    manifestFile: fileName,
    integrity,
    builtAgainst,
  })
  .superRefine(refuseContradictions)
export type ModuleRecord = z.infer<typeof moduleRecord>

/** One module as GET /modules gives it: licensed for the municipality and permitted to the user. */
const registeredModule = z
  .strictObject({
    ...manifestShape,
    version: z.string().min(1),
    /** Address of the federation manifest of exactly this version; never changes what it holds. */
    manifestUrl: z.string().startsWith('/modules/'),
    /** Name of the federation container of exactly this build. */
    container: z.string().min(1),
    integrity,
    builtAgainst,
  })
  .superRefine(refuseContradictions)
export type RegisteredModule = z.infer<typeof registeredModule>

/** GET /modules?unitId= (A-004). `closed` says why an address is shut, without any address of code. */
export const moduleRegistry = z.strictObject({
  modules: z.array(registeredModule),
  closed: z.array(z.strictObject({ path, reason: z.enum(['licence', 'permission']) })),
})
export type ModuleRegistry = z.infer<typeof moduleRegistry>
