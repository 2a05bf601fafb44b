import type { Hundredths } from '../../hours/hundredths'

/**
 * Needed hours over available hours in percent, not rounded; 0 when nothing is available (§9, A-094).
 * Given the sums from the start week it is the cumulative efficiency, given one week its own.
 */
export const calculateEfficiency = (needs: Hundredths, available: Hundredths): number =>
  available > 0 ? (needs / available) * 100 : 0
