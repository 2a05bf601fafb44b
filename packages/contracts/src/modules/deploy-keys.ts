import { z } from 'zod'
import { boundedText, entityId, isoInstant, requiredText, shortText } from '../wire/primitives'
import { moduleId } from './manifest-parts'

/** What a key may: every one publishes and asks whether a version could be promoted; promoting is given expressly. */
const deployKeyScopes = ['publish', 'promote'] as const
export type DeployKeyScope = (typeof deployKeyScopes)[number]

/** Days that a key lives at most. */
const longestKeyLife = 365

const keyedModule = moduleId.max(60)

/** A key of one module as super admins see it. What is secret in it was told once and is nowhere. */
const deployKey = z.strictObject({
  id: entityId,
  moduleId: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(deployKeyScopes)),
  createdAt: isoInstant,
  /** Null where the account is gone. */
  createdBy: z.string().nullable(),
  endsAt: isoInstant,
  lastUsedAt: isoInstant.nullable(),
  revokedAt: isoInstant.nullable(),
  revokedBy: z.string().nullable(),
})
export type DeployKey = z.infer<typeof deployKey>

/** GET /settings/modules/keys: those that can be used first, then by module. */
export const deployKeys = z.strictObject({ keys: z.array(deployKey) })
export type DeployKeys = z.infer<typeof deployKeys>

/** POST /settings/modules/keys, with the password of whoever makes it: a key gives access beside the session. */
export const makeDeployKeyRequest = z.strictObject({
  moduleId: keyedModule,
  name: requiredText(100),
  mayPromote: z.boolean(),
  validDays: z.int().min(1).max(longestKeyLife),
  password: boundedText(200).min(1),
})
export type MakeDeployKeyRequest = z.infer<typeof makeDeployKeyRequest>

/** The whole key, which nobody can be told again. */
export const madeDeployKey = z.strictObject({ id: entityId, key: z.string() })

const versionName = shortText.regex(/^[A-Za-z0-9][A-Za-z0-9.+_-]{0,99}$/)
const reason = requiredText(300)

/** Bytes of an archive, and files in it, at most. */
export const archiveLimits = { mostBytes: 16_777_216, mostFiles: 1000 } as const

/** POST /deploy/publish: a form with the reason and, after it, the archive of the built folder as `file`. */
export const publishFields = z.strictObject({ reason })

/** A module and version may be left out: they are those of the key, and the latest one registered. */
const asked = { moduleId: keyedModule.optional(), version: versionName.optional() }

/** POST /deploy/can-deploy */
export const canDeployRequest = z.strictObject(asked)

/** POST /deploy/promote, by a key with that scope. */
export const deployPromoteRequest = z.strictObject({ ...asked, reason })

export const deployedVersion = z.strictObject({
  moduleId: z.string(),
  version: z.string(),
  /** `unchanged`: it was so before, and no reason was kept. */
  outcome: z.enum(['done', 'unchanged']),
  /** What stands in the way of promoting it, in one sentence for those who publish; null: it can be. */
  obstacle: z.string().nullable(),
  /** What may be meant so, for those who publish; absent where there is nothing. */
  warnings: z.array(z.string()).optional(),
})
export type DeployedVersion = z.infer<typeof deployedVersion>

/**
 * Why a key does not do what is asked, beside what stands in the way of an activation. `detail` names what is wrong, for
 * those who publish.
 */
export const deployRefusal = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['key-unknown', 'key-ended', 'key-revoked', 'key-without-scope']) }),
  z.object({ code: z.literal('key-of-other-module'), details: z.object({ moduleId: z.string() }) }),
  z.object({ code: z.literal('version-unknown'), details: z.object({ moduleId: z.string() }) }),
  z.object({
    code: z.literal('conflict'),
    details: z.object({ reason: z.enum(['archive-broken', 'not-publishable']), detail: z.string() }),
  }),
])
export type DeployRefusal = z.infer<typeof deployRefusal>

declare module '../wire/refusal' {
  interface AreaRefusals {
    readonly deployRefusal: DeployRefusal
  }
}
