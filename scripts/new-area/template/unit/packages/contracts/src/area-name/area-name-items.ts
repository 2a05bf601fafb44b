import { checkAreaNameHours, longestAreaNameItem } from '@veckovis/domain/area-name'
import { z } from 'zod'
import { requestRepeated } from '../wire/refusal'
import { checkedNumber, entityId, requiredText } from '../wire/primitives'

/** An item of a unit; `version` counts up with every change. */
export const areaNameItem = z.object({
  id: entityId,
  unitId: entityId,
  version: z.int().min(1),
  name: z.string(),
  /** At most two decimals */
  hours: z.number(),
})
export type AreaNameItem = z.infer<typeof areaNameItem>

/** GET /area-name/unit/{unitId}: the items by name, and whether the caller may change them. */
export const areaNameItems = z.object({ write: z.boolean(), items: z.array(areaNameItem) })
export type AreaNameItems = z.infer<typeof areaNameItems>

const name = requiredText(longestAreaNameItem).overwrite(text => text.trim())
const hours = checkedNumber(checkAreaNameHours)

/**
 * POST /area-name/unit/{unitId}. `requestId` is made once when the dialog opens: a repeat of the same body answers with
 * the item of the first, another body under the same id is 409.
 */
export const newAreaNameItem = z.strictObject({ requestId: z.uuid(), name, hours })
export type NewAreaNameItem = z.infer<typeof newAreaNameItem>

/** PATCH /area-name/{id}: what is left out stays as it is. */
export const areaNameItemChanges = z.strictObject({ name: name.optional(), hours: hours.optional() })
export type AreaNameItemChanges = z.infer<typeof areaNameItemChanges>

/** DELETE /area-name/{id} */
export const areaNameItemRemoved = z.object({ id: entityId })

/** Why an item is not taken. */
export const areaNameRefusal = z.object({ code: z.literal('conflict'), details: requestRepeated })
export type AreaNameRefusal = z.infer<typeof areaNameRefusal>

declare module '../wire/refusal' {
  interface AreaRefusals {
    readonly areaNameRefusal: AreaNameRefusal
  }
}
