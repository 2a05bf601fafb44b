import { z } from 'zod'
import { contractRange } from './contract-range'
import { knownPermission } from './known-permission'
import { entryOrder, manifestKey, moduleId, navigationIcons, routePath, shellText } from './manifest-parts'
import { refuseContradictions } from './manifest-rules'

const moduleRoute = z.strictObject({
  path: routePath,
  /** Permission id that opens the route; null for every signed-in user. */
  permission: knownPermission.nullable(),
  title: z.strictObject(shellText),
})

const navigationEntry = z.strictObject({
  key: manifestKey,
  label: z.strictObject(shellText),
  /** Absent on a parent that only opens its children. */
  path: routePath.optional(),
  /** Shown when the user holds any of these; an empty list shows it to everyone. */
  permissions: z.array(knownPermission),
  /** Key of the parent entry, which some module (or this one) declares too. */
  parent: manifestKey.optional(),
  order: entryOrder,
  icon: z.enum(navigationIcons),
})

/**
 * `module.json` of a remote: all the shell knows of it before its code runs. Strict, so that a team's slip of the pen
 * stops its build; what another program published is read by published-module.ts and received-registry.ts.
 */
export const moduleManifest = z
  .strictObject({
    id: moduleId,
    title: z.strictObject(shellText),
    contract: contractRange,
    licenceKey: manifestKey,
    permissions: z.array(knownPermission),
    routes: z.array(moduleRoute).min(1),
    navigation: z.array(navigationEntry),
    /** Areas of the API that the module calls, such as `forecast`. */
    apiAreas: z.array(manifestKey),
  })
  .superRefine(refuseContradictions)
export type ModuleManifest = z.infer<typeof moduleManifest>
