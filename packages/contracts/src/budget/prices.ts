import {
  checkPrice,
  isQuantityPrice,
  priceKeys,
  quantityPriceKeys,
  type PriceKey,
  type QuantityPriceKey,
} from '@veckovis/domain/budget'
import { z } from 'zod'
import { calendarDay } from '../staff/staff-fields'
import { checkedNumber, entityId } from '../wire/primitives'
import { settingDay } from './budget-settings'

const priceOf = <Key extends PriceKey>(keys: readonly Key[]) =>
  z.object({
    id: entityId,
    key: z.enum(keys),
    validFrom: calendarDay,
    /** SEK. */
    value: z.number(),
  })

const keysOfBudget = priceKeys.filter((key): key is Exclude<PriceKey, QuantityPriceKey> => !isQuantityPrice(key))

export type PriceOnWire = {
  readonly id: number
  readonly key: PriceKey
  readonly validFrom: string
  /** SEK. */
  readonly value: number
}

/**
 * GET /settings/budget/municipality/{id}/prices, and the answer of a change: in the order of the price list, each by day.
 * Those of visits and months stand apart: a page from before them takes no other key among `prices`.
 */
export const municipalityPrices = z.object({
  id: entityId,
  name: z.string(),
  prices: z.array(priceOf(keysOfBudget)),
  quantityPrices: z.array(priceOf(quantityPriceKeys)).optional(),
})
export type MunicipalityPrices = z.infer<typeof municipalityPrices>

/** Every price of the list. */
export const pricesIn = ({ prices, quantityPrices }: MunicipalityPrices): readonly PriceOnWire[] =>
  quantityPrices === undefined ? prices : [...prices, ...quantityPrices]

const key = z.enum(priceKeys)

const typed = { key, value: checkedNumber(checkPrice) }

const each = [
  (prices: readonly { readonly key: PriceKey }[]): boolean =>
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
    .max(priceKeys.length)
    .refine(...each),
})
export type SetPrices = z.infer<typeof setPrices>

const typedPrices = z.strictObject({
  validFrom: settingDay,
  prices: z
    .array(z.strictObject(typed))
    .min(1)
    .max(priceKeys.length)
    .refine(...each),
})
export type TypedPrices = z.infer<typeof typedPrices>

/** POST …/prices/preview: the prices that would be set, or the id of the one that would be removed. */
export const pricePreviewQuestion = z.union([
  z.strictObject({ set: typedPrices }),
  z.strictObject({ remove: entityId }),
])
