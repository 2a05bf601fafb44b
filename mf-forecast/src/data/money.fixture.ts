import type { ForecastInput } from '@veckovis/domain/forecast'

const everyWeek = (value: number, weeks = 53): number[] => Array.from({ length: weeks }, () => value)

/** The required hours of every week of 2026 at 485 kr. */
export const incomeOf485: NonNullable<ForecastInput['income']> = {
  zoneShare: 1,
  zones: [{ zone: 'urban-area', share: 1, prices: everyWeek(485) }],
  rooms: everyWeek(0),
  visits: everyWeek(0),
  months: everyWeek(0),
}

/** A revision of pay of 4 percent from week 3 on. */
export const revisedFromWeek3: NonNullable<ForecastInput['costShift']> = {
  perHour: everyWeek(4).fill(0, 0, 2),
  fixedCost: everyWeek(0),
  unsocial: everyWeek(0),
}
