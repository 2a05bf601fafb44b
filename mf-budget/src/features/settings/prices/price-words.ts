import { priceOfKey, type PriceKey } from '@veckovis/domain/budget'
import { formatDecimals } from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'

/** What a price is of, as the list names it. */
export const priceName = (key: PriceKey, words: Words): string => {
  const of = priceOfKey(key)
  if (of === undefined) throw new Error(`${key} is no price`)
  const zone = of.zone === null ? '' : words(`needs.zones.${of.zone}`)
  return words(`settings.prices.names.${of.kind}`, { zone })
}

export const shownPrice = (value: number, words: Words): string =>
  words('settings.prices.kronor', { value: formatDecimals(value, 2) })
