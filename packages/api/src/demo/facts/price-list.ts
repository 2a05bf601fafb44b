import type { PriceKey } from '@veckovis/domain/budget'

/** Made up: what Solna pays its units from the first year of their budgets on; marked as demo. */
export const demoPrices: {
  readonly municipality: string
  readonly validFrom: string
  readonly prices: readonly (readonly [PriceKey, number])[]
} = {
  municipality: 'Solna',
  validFrom: '2025-01-01',
  prices: [
    ['price-granted-hour:urban-area', 468],
    ['price-granted-hour:service', 431],
    ['price-visit', 310],
    ['price-room-day', 1_510],
  ],
}
