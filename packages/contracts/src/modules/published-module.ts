import { z } from 'zod'
import { recordedCalls } from '../calls/recorded-calls'
import { contractRange } from './contract-range'
import { knownPermission } from './known-permission'
import {
  entryOrder,
  exposeName,
  manifestKey,
  moduleId,
  moduleOwner,
  ownRightKey,
  placeName,
  routePath,
  shellText,
} from './manifest-parts'
import { refuseContradictions } from './manifest-rules'
import { namesByRequest } from './names-by-request'
import { publishedParts } from './offers'
import { usedTypes } from './shared-types'

// A module may be built with a newer contract than this server's: what it says beyond what is known here is kept and
// passed on, and what is known here is checked as in module.json.
const route = z.looseObject({
  path: routePath,
  permission: knownPermission.nullable(),
  title: z.looseObject(shellText),
})

const entry = z.looseObject({
  key: manifestKey,
  label: z.looseObject(shellText),
  path: routePath.optional(),
  permissions: z.array(knownPermission),
  parent: manifestKey.optional(),
  order: entryOrder,
  /** A shell that has no such picture draws a plain one. */
  icon: z.string(),
})

const contribution = z.looseObject({
  /** A shell that has no such place leaves it out. */
  place: placeName,
  expose: exposeName,
  permission: knownPermission.nullable(),
  order: entryOrder,
  title: z.looseObject(shellText),
  sizeBudget: z.int().min(1).optional(),
})

const manifestShape = {
  id: moduleId,
  title: z.looseObject(shellText),
  owner: moduleOwner.optional(),
  contract: contractRange,
  licenceKey: manifestKey.nullable(),
  permissions: z.array(knownPermission),
  routes: z.array(route).min(1),
  navigation: z.array(entry),
  /** Of builds that did not record their calls; a later one writes it for servers of that time. */
  apiAreas: z.array(manifestKey).optional(),
  contributions: z.array(contribution).optional(),
  offers: publishedParts.optional(),
  needs: publishedParts.optional(),
  rights: z.array(z.looseObject({ key: ownRightKey, label: z.looseObject(shellText) })).optional(),
  sizeBudgets: z.looseObject({ entry: z.int().min(1), firstPage: z.int().min(1) }).optional(),
  /** What the build takes of the shared packages; builds of before 0040 do not say. */
  uses: namesByRequest.optional(),
}

/** What a published version declares: the manifest as its own build wrote it. */
export const publishedManifest = z.looseObject(manifestShape).superRefine(refuseContradictions)
export type PublishedManifest = z.infer<typeof publishedManifest>

/** File name to `sha384-…` of every published file. */
const integrity = z.record(z.string(), z.string())
/** Versions of the shared packages that the build was made against. */
const builtAgainst = z.record(z.string(), z.string())
/** Of SHA-384, as browsers compare it. */
const digest = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, { error: 'has to be the SHA-384 digest of a file' })
const publishedFile = z
  .string()
  .regex(/^\w[\w.~-]*(?:\/\w[\w.~-]*)*$/, { error: 'has to be the name of a file in the folder' })
const fileName = z.string().regex(/^[A-Za-z0-9._-]+$/, { error: 'has to be the name of a file' })

/** What publishing needs to know beside the manifest. */
export const recordShape = {
  version: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9.+_-]*$/, { error: 'has to be a version, such as 1.4.0' }),
  container: z.string().min(1),
  manifestFile: fileName,
  integrity: z.record(publishedFile, digest),
  builtAgainst,
  /** What the heaviest page fetches beside the entry, with the texts of one language; earlier builds do not say. */
  firstPage: z.array(publishedFile).optional(),
  /** Earlier builds do not say. */
  calls: recordedCalls.optional(),
  /** Earlier builds do not say. */
  usedTypes: usedTypes.optional(),
}

/** `module-record.json`: what a build writes beside its files, and all that publishing them needs to know. */
export const moduleRecord = z.looseObject({ ...manifestShape, ...recordShape }).superRefine(refuseContradictions)
export type ModuleRecord = z.infer<typeof moduleRecord>

/** One module as GET /modules gives it: licensed for the municipality and permitted to the user. */
const registeredModule = z
  .looseObject({
    ...manifestShape,
    version: z.string().min(1),
    /** Address of the federation manifest of exactly this version; never changes what it holds. */
    manifestUrl: z.string().startsWith('/modules/'),
    /** Name of the federation container of exactly this build. */
    container: z.string().min(1),
    integrity,
    builtAgainst,
    /**
     * The newest version that people had before this one, that nobody rolled back and that is not unhealthy, while its
     * files are served: where this one fails, a session that never had another asks for the versions before.
     */
    versionBefore: z.string().min(1).optional(),
  })
  .superRefine(refuseContradictions)
export type PublishedModule = z.infer<typeof registeredModule>

/**
 * GET /modules?unitId= (A-004). `closed` says why an address is shut, without any address of code. With
 * `&versions=before` each module that has a version before, as if that were the active one.
 */
export const moduleRegistry = z.strictObject({
  modules: z.array(registeredModule),
  closed: z.array(
    z.strictObject({
      path: routePath,
      reason: z.enum(['licence', 'permission']),
      needsLicence: z.literal(false).optional(),
    }),
  ),
  /** How long a shell may go by this answer when it gets no newer one. Afterwards it closes the modules. */
  validForSeconds: z.int().positive(),
})
export type ModuleRegistryAnswer = z.infer<typeof moduleRegistry>
