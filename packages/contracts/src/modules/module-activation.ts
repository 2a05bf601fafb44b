import { z } from 'zod'
import { moduleId } from './manifest-parts'
import { sessionRefusal } from '../session/session-refusals'
import { boundedText, isoInstant, requiredText, shortText } from '../wire/primitives'

/** Why it is done, for those who read the log later. */
export const reason = requiredText(300)
export const versionName = shortText.regex(/^[A-Za-z0-9][A-Za-z0-9.+_-]{0,199}$/)
/** As it was read: somebody else may have chosen another one meanwhile (409). Null: none was active. */
export const basedOn = versionName.nullable()

/** Of the person who chooses, for what code browsers run. Pages of before send none, and are refused with a sentence. */
const password = boundedText(200).min(1).optional()

/** POST /settings/modules/promote: this registered version becomes the active one. */
export const promoteRequest = z.strictObject({ moduleId, version: versionName, basedOn, reason, password })

/**
 * POST /settings/modules/roll-back: the newest earlier version that nobody rolled back, that is not unhealthy and that can
 * be activated becomes the active one again. `expected` is that version as it was read: where it is another one by now,
 * nothing is changed.
 */
export const rollBackRequest = z.strictObject({ moduleId, basedOn, reason, expected: versionName.optional() })

export const activatedVersion = z.strictObject({ moduleId: z.string(), version: z.string() })
export type ActivatedVersion = z.infer<typeof activatedVersion>

/** One change of the version that people get. */
export const moduleActivation = z.strictObject({
  at: isoInstant,
  /** Null: the module was taken from everybody. */
  version: z.string().nullable(),
  way: z.enum(['start', 'promote', 'roll-back', 'retire']),
  reason: z.string(),
  /** Null when a program did it. */
  by: z.string().nullable(),
})
export type ModuleActivation = z.infer<typeof moduleActivation>

/** Why a version does not become the active one. `detail` names it and what stands in the way, for those who publish. */
export const activationRefusal = z.object({
  code: z.literal('conflict'),
  details: z.discriminatedUnion('reason', [
    z.object({ reason: z.literal('changed') }),
    /** `before`: where a rollback leads by now. */
    z.object({ reason: z.literal('other-before'), before: z.string() }),
    /** `detail`: the versions that people had, and why each is passed over. */
    z.object({ reason: z.literal('nothing-before'), detail: z.string().optional() }),
    z.object({ reason: z.literal('not-possible'), detail: z.string() }),
    z.object({ reason: z.literal('password-needed') }),
  ]),
})
export type ActivationRefusal = z.infer<typeof activationRefusal>

/** The same, where the password is asked for. */
export const activationOrPasswordRefusal = z.union([activationRefusal, sessionRefusal])

declare module '../wire/refusal' {
  interface AreaRefusals {
    readonly moduleActivationRefusal: ActivationRefusal
  }
}
