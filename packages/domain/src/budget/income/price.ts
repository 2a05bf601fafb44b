import { checkNumber, type NumberError, type NumberRule } from '../../numbers/number-rule'
import { parseNumber } from '../../numbers/parse-number'
import type { Result } from '../../result'
import { zones, type Zone } from '../budget-codes'

/** What is paid for: granted or performed hours of a zone, a visit, a room and day, a month. */
type PriceKind = 'granted-hour' | 'performed-hour' | 'visit' | 'room-day' | 'month'

/** Those that have a price for each zone. */
const zonePriceKinds = ['granted-hour', 'performed-hour'] as const satisfies readonly PriceKind[]
export type ZonePriceKind = (typeof zonePriceKinds)[number]

type PriceOf =
  | { readonly kind: ZonePriceKind; readonly zone: Zone }
  | { readonly kind: Exclude<PriceKind, ZonePriceKind>; readonly zone: null }

/** A price of a municipality from a day on. */
export type Price = PriceOf & {
  /** YYYY-MM-DD */
  readonly validFrom: string
  /** SEK, 0 for what is not paid any more */
  readonly value: number
}

export type PriceKey = `price-${ZonePriceKind}:${Zone}` | `price-${Exclude<PriceKind, ZonePriceKind>}`

/** What a price is stored as, one value per day. */
export const priceKey = (of: PriceOf): PriceKey =>
  of.zone === null ? `price-${of.kind}` : `price-${of.kind}:${of.zone}`

const pricesOf: readonly PriceOf[] = [
  ...zonePriceKinds.flatMap(kind => zones.map(zone => ({ kind, zone }))),
  { kind: 'visit', zone: null },
  { kind: 'room-day', zone: null },
  { kind: 'month', zone: null },
]

const byKey: ReadonlyMap<string, PriceOf> = new Map(pricesOf.map(of => [priceKey(of), of]))

/** Every key of a price, in the order of the price list: hours by zone, visits, rooms, months. */
export const priceKeys: readonly PriceKey[] = pricesOf.map(priceKey)

/** Those of which a unit types how many it has each month. */
export const quantityPriceKeys = ['price-visit', 'price-month'] as const satisfies readonly PriceKey[]
export type QuantityPriceKey = (typeof quantityPriceKeys)[number]

export const isQuantityPrice = (key: PriceKey): key is QuantityPriceKey =>
  key === 'price-visit' || key === 'price-month'

/** The other way round; undefined for a key of another setting. */
export const priceOfKey = (key: string): PriceOf | undefined => byKey.get(key)

const rule = { decimals: 2, most: 99_999.99, allowsZero: true, typed: 'kronor' } as const satisfies NumberRule

/** A price as it may be stored: SEK from 0 to 99,999.99 with two decimals at most; never rounded. */
export const checkPrice = (value: number): Result<number, NumberError> => checkNumber(value, rule)

/** Swedish number text of the same, as parseNumber; empty is `required`. */
export const parsePrice = (text: string): Result<number, NumberError> => parseNumber(text, rule)
