import { priceKeys, priceOfKey, type Price, type PriceKey } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import { listSettings } from '../settings/settings-repository'

/** A price with what it is stored as. */
export type ListedPrice = Price & { readonly key: PriceKey }

/** The price of a key from a day on. */
export const priceFrom = (key: PriceKey, dated: Pick<Price, 'validFrom' | 'value'>): ListedPrice => {
  const of = priceOfKey(key)
  if (of === undefined) throw new Error(`${key} is no price`)
  return { ...of, ...dated, key }
}

export type StoredPrice = ListedPrice & { readonly id: number }

/** The prices of a municipality in the order of the price list, each by day. */
export const listPrices = async (transaction: Transaction, municipalityId: number): Promise<StoredPrice[]> =>
  (await listSettings(transaction, municipalityId, priceKeys)).map(({ id, key, validFrom, value }) => ({
    id,
    ...priceFrom(key, { validFrom, value }),
  }))
