import { checkQuantity, quantityPriceKeys } from '@veckovis/domain/budget'
import { z } from 'zod'
import { checkedNumber, entityId, year } from '../wire/primitives'

const key = z.enum(quantityPriceKeys)

const monthsOfYear = 12

const ofKey = z.object({
  key,
  /** Whether the municipality has a price of it by the end of the year: without one it brings nothing. */
  hasPrice: z.boolean(),
  /** How many of each month, January first. */
  months: z.array(z.number()).length(monthsOfYear),
})

/**
 * GET /budget/unit/{unitId}/quantities/{year}, and the answer of a change: what the unit has typed of the months of a
 * calendar year, one for each price that is paid by quantity. Version 0 where nothing is typed yet.
 */
export const unitQuantities = z.object({
  unitId: entityId,
  year,
  version: z.int().min(0),
  quantities: z.array(ofKey),
})
export type UnitQuantities = z.infer<typeof unitQuantities>

/**
 * PATCH …: the months of a year, all of them or none; a price that is not sent keeps its months. `version` is the one that
 * was read; another one by now is answered 412 with details `{version}`. What stands there already is taken as a repeat.
 */
export const setQuantities = z.strictObject({
  version: z.int().min(0).max(2_147_483_647),
  quantities: z
    .array(z.strictObject({ key, months: z.array(checkedNumber(checkQuantity)).length(monthsOfYear) }))
    .min(1)
    .max(quantityPriceKeys.length)
    .refine(sent => new Set(sent.map(one => one.key)).size === sent.length, { error: 'twice' }),
})
export type SetQuantities = z.infer<typeof setQuantities>
