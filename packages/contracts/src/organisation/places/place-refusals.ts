import { z } from 'zod'
import { bareRefusal, requestRepeated } from '../../wire/refusal'
import { obstacles } from './place-obstacles'

/** Why a place is not made, changed, moved or deleted. */
export const placeRefusal = z.discriminatedUnion('code', [
  bareRefusal('county-taken'),
  bareRefusal('municipality-taken'),
  /** The code of a county is another one's. */
  bareRefusal('county-code-taken'),
  bareRefusal('department-taken'),
  /** `names`: of those that a move would bring together; empty where one unit was named. */
  z.object({ code: z.literal('unit-taken'), details: z.object({ names: z.array(z.string()) }) }),
  /** The code of a unit is another one's of the municipality. */
  bareRefusal('unit-code-taken'),
  /** Deleting what is open, or what others lie in. */
  bareRefusal('active-item'),
  /** Deleting what has a history or holds rights. */
  z.object({ code: z.literal('in-use'), details: z.object({ obstacles }) }),
  /** Moving a unit out of its municipality. */
  bareRefusal('other-municipality'),
  z.object({ code: z.literal('conflict'), details: requestRepeated }),
])
export type PlaceRefusal = z.infer<typeof placeRefusal>

declare module '../../wire/refusal' {
  interface AreaRefusals {
    readonly placeRefusal: PlaceRefusal
  }
}
