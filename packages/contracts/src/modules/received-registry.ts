import { z } from 'zod'
import { contractRange } from './contract-range'
import {
  contributionPlaces,
  entryOrder,
  exposeName,
  manifestKey,
  moduleId,
  navigationIcons,
  routePath,
  shellText,
} from './manifest-parts'
import { refuseContradictions } from './manifest-rules'
import { namesByRequest } from './names-by-request'

// The registry may be newer than the shell of an open page, so the shell reads only what it knows: other fields fall
// away here, a picture it does not have becomes the plain one, and a permission that it does not know is one that
// nobody holds. What it cannot do without is checked; a module where that is wrong is left out, and the others stay.
const permissionId = z.int()

const icon = z
  .string()
  .transform((name): (typeof navigationIcons)[number] => navigationIcons.find(known => known === name) ?? 'module')

const moduleRoute = z.object({ path: routePath, permission: permissionId.nullable(), title: z.object(shellText) })
export type ModuleRoute = z.infer<typeof moduleRoute>

const navigationEntry = z.object({
  key: manifestKey,
  label: z.object(shellText),
  path: routePath.optional(),
  permissions: z.array(permissionId),
  /** What this shell does not know narrows nothing. */
  units: z.literal('several').optional().catch(undefined),
  parent: manifestKey.optional(),
  order: entryOrder,
  icon,
})
export type NavigationEntry = z.infer<typeof navigationEntry>

const contribution = z.object({
  place: z.enum(contributionPlaces),
  expose: exposeName,
  permission: permissionId.nullable(),
  order: entryOrder,
  title: z.object(shellText),
})
export type Contribution = z.infer<typeof contribution>

/** A place that this shell does not have is nothing to it, and what cannot be read is left out: the module's pages stay. */
const contributions = z
  .array(z.unknown())
  .catch([])
  .transform(entries =>
    entries.flatMap(entry => {
      const parsed = contribution.safeParse(entry)
      return parsed.success ? [parsed.data] : []
    }),
  )

const registeredModule = z
  .object({
    id: moduleId,
    title: z.object(shellText),
    contract: contractRange,
    routes: z.array(moduleRoute).min(1),
    navigation: z.array(navigationEntry),
    contributions,
    version: z.string().min(1),
    manifestUrl: z.string().startsWith('/modules/'),
    container: z.string().min(1),
    integrity: z.record(z.string(), z.string()),
    builtAgainst: z.record(z.string(), z.string()),
    uses: namesByRequest.optional(),
    versionBefore: z.string().min(1).optional().catch(undefined),
  })
  .superRefine(refuseContradictions)
export type RegisteredModule = z.infer<typeof registeredModule>

/** `unavailable`: a module that should stand there cannot be offered, or for a reason that this shell does not know. */
export type ClosedPath = {
  readonly path: string
  readonly reason: 'licence' | 'permission' | 'unavailable'
  /** Of a module that is there for every customer: that it is closed tells nothing of licences. */
  readonly needsLicence?: false | undefined
}

/** A module that the answer holds and that cannot be used; `build` is null where not even its name can be read. */
export type LeftOutModule = {
  readonly build: { readonly moduleId: string; readonly version: string } | null
  readonly problem: string
}

export type ModuleRegistry = {
  readonly modules: readonly RegisteredModule[]
  readonly closed: readonly ClosedPath[]
}

export type ReceivedRegistry = ModuleRegistry & {
  readonly leftOut: readonly LeftOutModule[]
  readonly validForSeconds: number
}

const closedPath = z.object({ path: routePath, reason: z.string(), needsLicence: z.literal(false).optional() })

const named = z.object({ id: moduleId, version: z.string().min(1) })
const addressed = z.object({ path: routePath })

const pathsOf = (entry: unknown): string[] => {
  const routes = z.object({ routes: z.array(z.unknown()) }).safeParse(entry)
  return (routes.success ? routes.data.routes : []).flatMap(route => {
    const parsed = addressed.safeParse(route)
    return parsed.success ? [parsed.data.path] : []
  })
}

const leaveOut = (entry: unknown, error: z.ZodError): LeftOutModule => {
  const name = named.safeParse(entry)
  const [issue] = error.issues
  const problem = issue === undefined ? 'unreadable' : `${issue.path.join('.')}: ${issue.message}`
  return { build: name.success ? { moduleId: name.data.id, version: name.data.version } : null, problem }
}

const closedOf = (value: unknown): ClosedPath[] => {
  const parsed = closedPath.safeParse(value)
  if (!parsed.success) return []
  const { path, reason, ...rest } = parsed.data
  return [{ path, reason: reason === 'licence' || reason === 'permission' ? reason : 'unavailable', ...rest }]
}

const readModules = (entries: readonly unknown[]) => {
  const modules: RegisteredModule[] = []
  const leftOut: LeftOutModule[] = []
  const closed: ClosedPath[] = []
  for (const entry of entries) {
    const parsed = registeredModule.safeParse(entry)
    if (parsed.success) modules.push(parsed.data)
    else {
      leftOut.push(leaveOut(entry, parsed.error))
      closed.push(...pathsOf(entry).map(path => ({ path, reason: 'unavailable' as const })))
    }
  }
  return { modules, leftOut, closed }
}

/** GET /modules as an open page reads it, which may be older than the answer. */
export const receivedRegistry = z
  .object({ modules: z.array(z.unknown()), closed: z.array(z.unknown()), validForSeconds: z.number().positive() })
  .transform(({ modules: entries, closed, validForSeconds }): ReceivedRegistry => {
    const read = readModules(entries)
    return { ...read, closed: [...closed.flatMap(closedOf), ...read.closed], validForSeconds }
  })
