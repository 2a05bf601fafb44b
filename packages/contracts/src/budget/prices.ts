import { checkPrice, countedPriceKeys, type CountedPriceKey } from '@veckovis/domain/budget'
import { z } from 'zod'
import { calendarDay } from '../staff/staff-fields'
import { checkedNumber, entityId } from '../wire/primitives'
import { settingDay } from './budget-settings'

const key = z.enum(countedPriceKeys)

const price = z.object({
  id: entityId,
  key,
  validFrom: calendarDay,
  /** SEK. */
  value: z.number(),
})
export type PriceOnWire = z.infer<typeof price>

/** GET /settings/budget/municipality/{id}/prices, and the answer of a change: in the order of the price list, each by day. */
export const municipalityPrices = z.object({ id: entityId, name: z.string(), prices: z.array(price) })
export type MunicipalityPrices = z.infer<typeof municipalityPrices>

const typed = { key, value: checkedNumber(checkPrice) }

const each = [
  (prices: readonly { readonly key: CountedPriceKey }[]): boolean =>
    new Set(prices.map(one => one.key)).size === prices.length,
  { error: 'twice' },
] as const

/**
 * POST …/prices: prices from a day on, all of them or none. `basedOn` is the price of that very day as it was read,
 * null for none; another one by now is 409 with details `{reason: 'changed'}`. Those that are not sent stay as they are.
 */
export const setPrices = z.strictObject({
  validFrom: settingDay,
  prices: z
    .array(z.strictObject({ ...typed, basedOn: z.number().nullable() }))
    .min(1)
    .max(countedPriceKeys.length)
    .refine(...each),
})
export type SetPrices = z.infer<typeof setPrices>

const typedPrices = z.strictObject({
  validFrom: settingDay,
  prices: z
    .array(z.strictObject(typed))
    .min(1)
    .max(countedPriceKeys.length)
    .refine(...each),
})
export type TypedPrices = z.infer<typeof typedPrices>

/** POST …/prices/preview: the prices that would be set, or the id of the one that would be removed. */
export const pricePreviewQuestion = z.union([
  z.strictObject({ set: typedPrices }),
  z.strictObject({ remove: entityId }),
])
