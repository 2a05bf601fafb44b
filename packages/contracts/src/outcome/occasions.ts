import { checkThresholdKronor, checkThresholdPercent } from '@veckovis/domain/follow-up'
import { z } from 'zod'
import { calendarDay } from '../staff/staff-fields'
import { checkedNumber, entityId, requiredText, uuid } from '../wire/primitives'
import { bareRefusal, requestRepeated } from '../wire/refusal'

export const longestOccasionName = 60

const version = z.int().min(1)
const month = z.int().min(1).max(12)

/** When its units follow up, and from where on a deviation needs a comment. */
const occasion = z.object({
  id: entityId,
  version,
  name: z.string(),
  /** The last month of the period that it follows up, 1 to 12 */
  untilMonth: month,
  due: calendarDay,
  /** Of the year's budget; null where percent do not count */
  thresholdPercent: z.number().nullable(),
  /** Null where kronor do not count */
  thresholdKronor: z.number().nullable(),
  /** How many have been handed in: one with any is not deleted */
  submissions: z.int().min(0),
})
export type Occasion = z.infer<typeof occasion>

/** GET /occasions/municipality/{municipalityId}/{year}: all of them, by month, due day, then id. */
export const occasionsOfYear = z.object({ occasions: z.array(occasion) })

const content = {
  name: requiredText(longestOccasionName),
  untilMonth: month,
  due: calendarDay,
  thresholdPercent: checkedNumber(checkThresholdPercent).nullable(),
  thresholdKronor: checkedNumber(checkThresholdKronor).nullable(),
}

/** POST /occasions/municipality/{municipalityId}/{year}: once for each requestId. */
export const newOccasion = z.strictObject({ requestId: uuid, ...content })
export type NewOccasion = z.infer<typeof newOccasion>

/** PATCH /occasions/{id}: the whole occasion. If-Match "id-version". What is handed in keeps the threshold that it was handed in under. */
export const changedOccasion = z.strictObject(content)
export type ChangedOccasion = z.infer<typeof changedOccasion>

/** The answer to both; the ETag carries it too. DELETE /occasions/{id} answers as every deletion does. */
export const occasionSaved = z.object({ id: entityId, version })
export type OccasionSaved = z.infer<typeof occasionSaved>

/** Why an occasion is not taken. */
export const occasionRefusal = z.discriminatedUnion('code', [
  /** It is due from the first day of its year to the end of March of the next. */
  bareRefusal('due-out-of-year'),
  /** Another occasion of the year has this name. */
  bareRefusal('occasion-name-taken'),
  /** Units have handed in for it. */
  bareRefusal('has-submissions'),
  /** The same request before, with something else in it. */
  z.object({ code: z.literal('conflict'), details: requestRepeated }),
])
export type OccasionRefusal = z.infer<typeof occasionRefusal>

declare module '../wire/refusal' {
  interface AreaRefusals {
    readonly occasionRefusal: OccasionRefusal
  }
}
