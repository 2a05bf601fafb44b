import { chartTolerancePoints } from '@veckovis/domain/forecast'
import { hoursFromHundredths, type Hundredths } from '@veckovis/domain/numbers'

/** Available hours between which a week is properly staffed; without an upper bound any number above does. */
export type TargetBand = { readonly lower: number; readonly upper: number | null }

/**
 * The available hours, not rounded, that give these needs an efficiency within 5 points of the target (§9, A-095).
 * Efficiency is needs / available × 100, so `target - 5 ≤ efficiency ≤ target + 5` holds exactly between
 * `needs × 100 / (target + 5)` and `needs × 100 / (target - 5)`. A target of 5 or less has no upper bound. Without
 * needs above 0 no available hours reach an ordinary target, and there is no band.
 */
export const targetBand = (needs: Hundredths, targetPercent: number): TargetBand | null => {
  if (needs <= 0) return null
  const hours = hoursFromHundredths(needs) * 100
  const leastPercent = targetPercent - chartTolerancePoints
  return {
    lower: hours / (targetPercent + chartTolerancePoints),
    upper: leastPercent > 0 ? hours / leastPercent : null,
  }
}
