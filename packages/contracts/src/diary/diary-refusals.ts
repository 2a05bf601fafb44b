import { z } from 'zod'
import { bareRefusal, requestRepeated } from '../wire/refusal'

/**
 * Why an entry may not be decided now; `stale` has changed since the person saw it, `not-found` is gone or not theirs, of
 * `outside-employment` the person has left, or leaves before the last date.
 */
const undecidable = z.object({
  entries: z.array(
    z.object({
      id: z.int(),
      problem: z.enum(['in-past', 'not-waiting', 'handled', 'stale', 'not-found', 'outside-employment']),
    }),
  ),
})
export type Undecidable = z.infer<typeof undecidable>['entries'][number]

/**
 * Why an entry is not taken, changed, removed or decided.
 * @public for the pages of the diary
 */
export const diaryRefusal = z.discriminatedUnion('code', [
  /** The same category, person, reason and dates. */
  bareRefusal('diary-exists'),
  /** It is approved, and stays. */
  bareRefusal('diary-approved'),
  /** A calendar address is made by anyone who gives their password: the page of before asks for none. */
  bareRefusal('calendar-needs-password'),
  /** Nothing is decided; the entries that stand in the way are named, those in the past among them. */
  z.object({ code: z.literal('diary-in-past'), details: undecidable }),
  z.object({
    code: z.literal('conflict'),
    details: z.discriminatedUnion('reason', [
      requestRepeated,
      /** Nothing is decided, for reasons that have nothing to do with the day. */
      z.object({ reason: z.literal('not-decidable'), ...undecidable.shape }),
      /** Only what waits is changed, split or handed over. */
      z.object({ reason: z.literal('not-waiting') }),
      z.object({ reason: z.literal('not-approved-absence') }),
      /** A proposed change waits behind the entry already, is decided, or is of the entry as it was before another change. */
      z.object({ reason: z.enum(['change-waits', 'change-decided', 'change-outdated']) }),
      /** It has not begun, or is over: there is nothing to split, or to hand over. */
      z.object({ reason: z.literal('not-running') }),
      z.object({ reason: z.literal('not-begun') }),
      z.object({ reason: z.literal('too-late-to-restore') }),
      z.object({ reason: z.literal('other-category') }),
      /** Those who may approve have been reminded of it today. */
      z.object({ reason: z.literal('reminded-today') }),
      /** The municipality allows no calendar addresses. */
      z.object({ reason: z.literal('calendar-not-allowed') }),
    ]),
  }),
])
export type DiaryRefusal = z.infer<typeof diaryRefusal>

declare module '../wire/refusal' {
  interface AreaRefusals {
    readonly diaryRefusal: DiaryRefusal
  }
}
