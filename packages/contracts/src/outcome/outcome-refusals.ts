import { outcomeKinds } from '@veckovis/domain/outcome'
import { z } from 'zod'
import { bareRefusal, requestRepeated } from '../wire/refusal'

const ofWeeks = z.object({ weeks: z.array(z.int()).readonly() })

/** Why a change of the outcome is not taken: nothing of it is, when one week or row is wrong. */
export const outcomeRefusal = z.discriminatedUnion('code', [
  /** The year does not have these weeks. */
  z.object({ code: z.literal('weeks-not-in-year'), details: ofWeeks }),
  /** By the Swedish calendar they are not over. */
  z.object({ code: z.literal('weeks-not-over'), details: ofWeeks }),
  /** They have to be opened again first. */
  z.object({ code: z.literal('weeks-complete'), details: ofWeeks }),
  /** The diary has more hours of these weeks than a week of a row can have. */
  z.object({ code: z.literal('diary-exceeds'), details: ofWeeks }),
  /** The forecast of the year has no such absence or substitute. */
  z.object({
    code: z.literal('unknown-row'),
    details: z.object({ rows: z.array(z.object({ kind: z.enum(outcomeKinds), serverId: z.int() })).readonly() }),
  }),
  /** Of a machine key: there is none such, it has ended, somebody has revoked it. */
  bareRefusal('key-unknown'),
  bareRefusal('key-ended'),
  bareRefusal('key-revoked'),
  /** A new key ends on a day from tomorrow to two years ahead. */
  bareRefusal('key-day'),
  /** A department or unit of a new key is not of the municipality. */
  bareRefusal('key-places'),
  z.object({ code: z.literal('conflict'), details: requestRepeated }),
])
export type OutcomeRefusal = z.infer<typeof outcomeRefusal>

declare module '../wire/refusal' {
  interface AreaRefusals {
    readonly outcomeRefusal: OutcomeRefusal
  }
}
