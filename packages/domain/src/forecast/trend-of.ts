/** Which way a figure goes over a range. */
export type Trend = 'up' | 'down' | 'level'

/** Percentage points that a difference has to exceed to count as a move. */
export const trendTolerancePoints = 0.05

/** The way from the first to the last percentage, compared unrounded; 0.05 points apart is level (§2, A-070). */
export const trendOf = (firstPercent: number, lastPercent: number): Trend => {
  const points = lastPercent - firstPercent
  if (points > trendTolerancePoints) return 'up'
  return points < -trendTolerancePoints ? 'down' : 'level'
}
