import { priceKeys, priceOfKey, type Price } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import { listSettings } from '../settings/settings-repository'

/** The price of a key from a day on. */
export const priceFrom = (key: string, dated: Pick<Price, 'validFrom' | 'value'>): Price => {
  const of = priceOfKey(key)
  if (of === undefined) throw new Error(`${key} is no price`)
  return { ...of, ...dated }
}

type StoredPrice = Price & { readonly id: number }

/** The prices of a municipality in the order of the price list, each by day. */
export const listPrices = async (transaction: Transaction, municipalityId: number): Promise<StoredPrice[]> =>
  (await listSettings(transaction, municipalityId, priceKeys)).map(({ id, key, validFrom, value }) => ({
    id,
    ...priceFrom(key, { validFrom, value }),
  }))
