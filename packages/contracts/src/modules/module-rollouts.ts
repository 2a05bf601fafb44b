import { z } from 'zod'
import { boundedText, entityId, isoInstant } from '../wire/primitives'
import { moduleId } from './manifest-parts'
import { basedOn, reason, versionName } from './module-activation'

/** Of each kind; what is tried out in more places is given to a whole municipality, or to everybody. */
export const mostRolloutPlaces = 50

const places = z.array(entityId).max(mostRolloutPlaces)

/**
 * POST /settings/modules/rollouts: some municipalities or units get this registered version before everybody. `basedOn` is
 * the active version as it was read, which the others keep.
 */
export const rollOutRequest = z
  .strictObject({
    moduleId,
    version: versionName,
    basedOn,
    municipalityIds: places,
    unitIds: places,
    reason,
    /** Of the person who chooses, for what code browsers run. */
    password: boundedText(200).min(1),
  })
  .refine(({ municipalityIds, unitIds }) => municipalityIds.length + unitIds.length > 0, {
    path: ['municipalityIds'],
    error: 'no place is named',
  })
export type RollOutRequest = z.infer<typeof rollOutRequest>

/** POST /settings/modules/rollouts/end: the places of this version get the active one again. */
export const endRolloutRequest = z.strictObject({ moduleId, version: versionName, reason })
export type EndRolloutRequest = z.infer<typeof endRolloutRequest>

/** The version of a module that is, or is no longer, rolled out. */
export const rolledOutVersion = z.strictObject({ moduleId: z.string(), version: z.string() })

const counts = { loads: z.int(), failures: z.int() }

const moduleRollout = z.strictObject({
  moduleId: z.string(),
  version: z.string(),
  reason: z.string(),
  since: isoInstant,
  /** By name; one that is gone since is left out. */
  municipalities: z.array(z.string()),
  units: z.array(z.strictObject({ name: z.string(), municipality: z.string() })),
  /** Of the last 31 days: each person at most once. */
  ...counts,
  /** What the others have, for comparison; null where nothing is active any more. */
  active: z.strictObject({ version: z.string(), ...counts }).nullable(),
  /** When it ended because it failed too often, with what was counted then; null: it goes on. */
  stopped: z.strictObject({ at: isoInstant, ...counts }).nullable(),
})
export type ModuleRollout = z.infer<typeof moduleRollout>

/** GET /settings/modules/rollouts: of each module the one that goes on, or the latest where that ended by itself. */
export const moduleRollouts = z.strictObject({ rollouts: z.array(moduleRollout) })
