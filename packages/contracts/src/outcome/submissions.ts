import { bridgeStepIds, measureStates, submissionStates } from '@veckovis/domain/follow-up'
import { z } from 'zod'
import { calendarDay } from '../staff/staff-fields'
import { boundedText, entityId, isoInstant, requiredLines, uuid, year } from '../wire/primitives'
import { bareRefusal, requestRepeated } from '../wire/refusal'

export const longestComment = 2000

const version = z.int().min(1)
const number = z.int().min(1)
const month = z.int().min(1).max(12)
const step = z.enum(bridgeStepIds)
const state = z.enum(submissionStates)
const threshold = z.object({ percent: z.number().nullable(), kronor: z.number().nullable() })

/** Whole hundredths of hours, whole öre. */
const amounts = z.object({ hours: z.int(), ore: z.int() })
const compared = z.object({ budget: amounts, outcome: amounts.nullable(), projection: amounts, deviation: amounts })

/** The figures of a snapshot. The settings that they rest on are kept with it, and told to nobody here. */
const snapshot = z.object({
  form: z.literal(1),
  year,
  untilMonth: month,
  threshold,
  whole: compared,
  months: z.array(compared).length(12),
  layers: z.object({
    outcomeWeeks: z.int(),
    forecastWeeks: z.int(),
    neighbourOutcomeDays: z.int(),
    neighbourDays: z.int(),
    standInDays: z.int(),
  }),
  steps: z.array(z.object({ id: step, ...amounts.shape })),
  measures: z.array(
    z.object({
      id: entityId,
      firstWeek: z.int(),
      lastWeek: z.int(),
      due: calendarDay,
      state: z.enum(measureStates),
      expected: amounts,
      shown: amounts,
    }),
  ),
})

/** SHA-256 of the snapshot's text, 64 hexadecimal digits. */
const digest = z.string()

const latest = z.object({
  id: entityId,
  version,
  /** 1 is the first that the unit has handed in for the occasion */
  number,
  state,
  /** When it came to be so, and by whom: null when the account is gone */
  at: isoInstant,
  by: z.string().nullable(),
  deviation: amounts,
})

/**
 * GET /submissions/unit/{unitId}/{year}: the occasions of the unit's municipality, by month, due day, then id, each with the
 * last that the unit has handed in for it; null where it has handed in none.
 */
export const submissionsOfUnit = z.object({
  occasions: z.array(
    z.object({
      id: entityId,
      name: z.string(),
      untilMonth: month,
      due: calendarDay,
      threshold,
      submission: latest.nullable(),
    }),
  ),
})
export type SubmissionsOfUnit = z.infer<typeof submissionsOfUnit>

/** GET /submissions/unit/{unitId}/occasion/{occasionId}/preview: what would be handed in now. */
export const submissionPreview = z.object({
  digest,
  snapshot,
  /** The steps that need a comment, in the order of the bridge */
  toComment: z.array(step),
  /** Titles of the measures of the snapshot */
  titles: z.array(z.object({ id: entityId, title: z.string() })),
  /** What was written to the steps when the unit last handed in for the occasion: where it was returned, to go on from */
  comments: z.array(z.object({ step, text: z.string() })),
})
export type SubmissionPreview = z.infer<typeof submissionPreview>

const isEachOnce = (comments: readonly { readonly step: string }[]) =>
  new Set(comments.map(comment => comment.step)).size === comments.length

/**
 * POST /submissions/unit/{unitId}/occasion/{occasionId}: once for each requestId. `digest` is that of the preview: of other
 * figures nothing is handed in. One that was submitted or returned before is replaced, and kept.
 */
export const handIn = z.strictObject({
  requestId: uuid,
  digest: boundedText(64).regex(/^[0-9a-f]{64}$/),
  comments: z
    .array(z.strictObject({ step, text: requiredLines(longestComment) }))
    .max(bridgeStepIds.length)
    .refine(isEachOnce, { error: 'twice' }),
})
export type HandIn = z.infer<typeof handIn>

export const handedIn = z.object({ id: entityId, version, number })
export type HandedIn = z.infer<typeof handedIn>

/** GET /submissions/{id}: as it was handed in, with what was written beside it and what became of it, first event first. */
export const submission = z.object({
  id: entityId,
  version,
  number,
  state,
  unit: z.object({ id: entityId, name: z.string() }),
  occasion: z.object({ id: entityId, name: z.string(), due: calendarDay }),
  digest,
  snapshot,
  /** Null when it has been erased */
  comments: z.array(z.object({ step, text: z.string().nullable() })),
  titles: z.array(z.object({ id: entityId, title: z.string() })),
  events: z.array(
    z.object({
      state,
      at: isoInstant,
      /** Null when the account is gone */
      by: z.string().nullable(),
      comment: z.string().nullable(),
    }),
  ),
  /** The ids of the one before it, null for the first, and of the one that replaced it, null for the last */
  replaces: entityId.nullable(),
  replacedBy: entityId.nullable(),
  /** What the caller may do with it now */
  may: z.object({ withdraw: z.boolean(), decide: z.boolean() }),
})
export type Submission = z.infer<typeof submission>

/**
 * POST /submissions/{id}/decision. If-Match "id-version". It is returned with a comment; one that was accepted may still be
 * returned, so that the unit can hand in again.
 */
export const submissionDecision = z.strictObject({
  decision: z.enum(['accepted', 'returned']),
  comment: requiredLines(longestComment).nullable(),
})
export type SubmissionDecision = z.infer<typeof submissionDecision>

/** POST /submissions/{id}/withdraw. If-Match "id-version". */
export const submissionWithdrawal = z.strictObject({})

/** The answer to both; the ETag carries it too. */
export const submissionChanged = z.object({ id: entityId, version, state })

/** Why nothing is handed in, decided or withdrawn. */
export const submissionRefusal = z.discriminatedUnion('code', [
  /** The figures are others by now: they have to be looked at again. */
  bareRefusal('figures-changed'),
  z.object({ code: z.literal('comments-missing'), details: z.object({ steps: z.array(step).readonly() }) }),
  /** Steps that the figures do not have. */
  z.object({ code: z.literal('comments-of-no-step'), details: z.object({ steps: z.array(step).readonly() }) }),
  /** It is accepted: whoever accepted it can return it. */
  bareRefusal('already-accepted'),
  /** Another has replaced it. */
  bareRefusal('replaced'),
  /** Its state does not allow this. */
  z.object({ code: z.literal('wrong-state'), details: z.object({ state }) }),
  /** Only those withdraw it who handed it in. */
  bareRefusal('not-the-submitter'),
  /** Nobody decides on what they handed in themselves. */
  bareRefusal('own-submission'),
  /** The right to approve has to reach above the unit. */
  bareRefusal('not-above-the-unit'),
  /** What is returned says why. */
  bareRefusal('comment-required'),
  /** The same request before, with something else in it. */
  z.object({ code: z.literal('conflict'), details: requestRepeated }),
])
export type SubmissionRefusal = z.infer<typeof submissionRefusal>

declare module '../wire/refusal' {
  interface AreaRefusals {
    readonly submissionRefusal: SubmissionRefusal
  }
}
