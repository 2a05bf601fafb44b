import type { Hundredths } from '../../hours/hundredths'
import { chartTolerancePoints } from '../forecast-constants'
import type { StaffingMark } from '../forecast-result'
import { readTargetHundredths } from './read-target'

/**
 * Marks a week by its cumulative sums against its own target in percent (§9, A-069, A-094).
 * Compared by whole numbers without division, so exactly 5 points away is properly staffed.
 */
export const markWeek = (needs: Hundredths, available: Hundredths, targetPercent: number): StaffingMark => {
  if (available <= 0) return needs > 0 ? 'understaffed' : 'unmarked'
  const distance = needs * 10_000 - readTargetHundredths(targetPercent) * available
  const tolerance = chartTolerancePoints * 100 * available
  if (distance > tolerance) return 'understaffed'
  return distance < -tolerance ? 'overstaffed' : 'properly-staffed'
}

/** Green is properly staffed, red the two others; a week with neither needs nor hours has no colour. */
export const colourOfMark = (mark: StaffingMark): 'green' | 'red' | 'none' => {
  if (mark === 'unmarked') return 'none'
  return mark === 'properly-staffed' ? 'green' : 'red'
}

/** The unit of the chart's axis and tooltip (§9, A-068). */
export const chartUnit = 'tim'
