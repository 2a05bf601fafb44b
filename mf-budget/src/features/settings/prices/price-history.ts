import type { PriceOnWire } from '@veckovis/contracts/budget'
import { inForceOn, type PriceKey } from '@veckovis/domain/budget'

/** The newest price on or before a day, YYYY-MM-DD; undefined before the first. */
export const priceOn = (prices: readonly PriceOnWire[], key: PriceKey, day: string): PriceOnWire | undefined =>
  inForceOn(
    prices.filter(price => price.key === key),
    day,
  )

type PriceState = 'coming' | 'today' | 'earlier'

type PriceHistory = {
  /** What is paid today; null where there is no price. */
  readonly today: number | null
  /** The latest first. */
  readonly prices: readonly (PriceOnWire & { readonly state: PriceState })[]
}

/** What one price has been, is and will be. */
export const priceHistory = (prices: readonly PriceOnWire[], key: PriceKey, today: string): PriceHistory => {
  const inForce = priceOn(prices, key, today)
  const stateOf = ({ id, validFrom }: PriceOnWire): PriceState => {
    if (validFrom > today) return 'coming'
    return id === inForce?.id ? 'today' : 'earlier'
  }
  return {
    today: inForce?.value ?? null,
    prices: prices
      .filter(price => price.key === key)
      .map(price => ({ ...price, state: stateOf(price) }))
      .toSorted((one, other) => other.validFrom.localeCompare(one.validFrom)),
  }
}
