import type { Hundredths } from '../../hours/hundredths'
import { readTargetHundredths } from './read-target'

/** Hours needed to do the work at the target efficiency, not rounded. */
export const calculateNeededAtTarget = (needs: Hundredths, targetPercent: number): number =>
  (needs * 100) / readTargetHundredths(targetPercent)

/** Available minus needed hours at the target, not rounded; positive is a surplus, negative a deficit. */
export const calculateDeficit = (needs: Hundredths, available: Hundredths, targetPercent: number): number => {
  const target = readTargetHundredths(targetPercent)
  // One division of whole numbers: a week exactly at its target has a deficit of exactly 0.
  return (available * target - needs * 10_000) / (100 * target)
}
