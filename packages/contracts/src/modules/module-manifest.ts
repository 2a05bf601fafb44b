import { z } from 'zod'
import { contractRange } from './contract-range'
import { knownPermission } from './known-permission'
import {
  contributionPlaces,
  entryOrder,
  exposeName,
  largestContribution,
  largestEntry,
  largestFirstPage,
  manifestKey,
  moduleId,
  moduleOwner,
  navigationIcons,
  ownRightKey,
  routePath,
  shellText,
} from './manifest-parts'
import { refuseContradictions } from './manifest-rules'
import { declaredParts } from './offers'

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
  /** Shown to who holds one of them in more than one unit and is no super admin; an earlier shell goes by permission. */
  units: z.literal('several').optional(),
  /** Key of the parent entry, which some module (or this one) declares too. */
  parent: manifestKey.optional(),
  order: entryOrder,
  icon: z.enum(navigationIcons),
})

/** What the module shows on a page of the shell. */
const contribution = z.strictObject({
  place: z.enum(contributionPlaces),
  /** Name of the file in `src/contributions`, as the build exposes it. */
  expose: exposeName,
  /** Permission id that shows it; null for every signed-in user who is offered the module. */
  permission: knownPermission.nullable(),
  /** Bytes, compressed with brotli, of all that it fetches of its own; above it the build fails. */
  sizeBudget: z.int().min(1).max(largestContribution),
  /** Among the contributions to the same place. */
  order: entryOrder,
  title: z.strictObject(shellText),
})

/** Bytes, compressed with brotli; above them the build fails. */
const sizeBudgets = z.strictObject({
  /** What is fetched before anything of the module runs */
  entry: z.int().min(1).max(largestEntry),
  /** The same, its heaviest page and the texts of one language */
  firstPage: z.int().min(1).max(largestFirstPage),
})

/**
 * `module.json` of a remote: all the shell knows of it before its code runs. Strict, so that a team's slip of the pen
 * stops its build; what another program published is read by published-module.ts and received-registry.ts.
 */
export const moduleManifest = z
  .strictObject({
    id: moduleId,
    title: z.strictObject(shellText),
    owner: moduleOwner.optional(),
    contract: contractRange,
    /** What a municipality holds a licence for; null for a module that needs none. */
    licenceKey: manifestKey.nullable(),
    permissions: z.array(knownPermission),
    routes: z.array(moduleRoute).min(1),
    navigation: z.array(navigationEntry),
    sizeBudgets,
    contributions: z.array(contribution).optional(),
    /** The topics that it announces and the queries that others may ask. */
    offers: declaredParts.optional(),
    /** The topics that it follows and the queries that it asks of others. */
    needs: declaredParts.optional(),
    /** Rights of its own, which administrators give and its pages ask for (`hasOwnRight`). No call is opened by them. */
    rights: z
      .array(z.strictObject({ key: ownRightKey, label: z.strictObject(shellText) }))
      .max(20)
      .optional(),
  })
  .superRefine(refuseContradictions)
export type ModuleManifest = z.infer<typeof moduleManifest>
