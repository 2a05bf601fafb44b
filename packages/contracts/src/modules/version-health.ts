import { versionHealths } from '@veckovis/domain/modules'
import { z } from 'zod'
import { isoInstant } from '../wire/primitives'

/** A version that people have had. */
const versionHealth = z.strictObject({
  version: z.string(),
  /** Of the last 31 days: each person at most once. */
  loads: z.int(),
  failures: z.int(),
  health: z.enum(versionHealths),
  /** Somebody rolled it back when it was left last. */
  wasRolledBack: z.boolean(),
})

/** A version that some places have before everybody. */
const rollout = z.strictObject({
  version: z.string(),
  since: isoInstant,
  /** How many places of each kind were named. */
  municipalities: z.int(),
  units: z.int(),
})

const moduleHealth = z.strictObject({
  id: z.string(),
  /** What a rollback brings back now; null where there is none. */
  before: z.string().nullable(),
  rollout: rollout.nullable(),
  /** Versions that were stopped because they failed, and that nobody gets. */
  quarantined: z.array(z.string()),
  /** The active one first, then the one that is rolled out, then the others as they were left, the latest first. */
  versions: z.array(versionHealth),
})
export type ModuleHealth = z.infer<typeof moduleHealth>

/** GET /settings/modules/health: how the versions fare by what browsers report. */
export const versionHealthAnswer = z.strictObject({ modules: z.array(moduleHealth) })
