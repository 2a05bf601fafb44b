import type { Hundredths } from '../../numbers/hundredths'
import type { StaffingMark } from '../forecast-result'
import { namedFormula } from '../formula/forecast-formula'
import { readTargetHundredths } from './read-target'

type MarkInputs = {
  readonly needs: Hundredths
  readonly available: Hundredths
  /** Percent */
  readonly target: number
  /** Percentage points */
  readonly tolerance: number
}

/**
 * Marks a week by its cumulative sums against its own target in percent (§9, A-069, A-094).
 * Compared by whole numbers without division, so exactly 5 points away is properly staffed.
 */
export const staffingMarkFormula = namedFormula<MarkInputs, StaffingMark>({
  id: 'staffing-mark',
  unit: 'mark',
  inputs: {
    needs: { nameId: 'needs-since-start', unit: 'hundredths' },
    available: { nameId: 'available-since-start', unit: 'hundredths' },
    target: { nameId: 'target', unit: 'percent' },
    tolerance: { nameId: 'tolerance', unit: 'points' },
  },
  compute: ({ needs, available, target, tolerance }) => {
    const distance = needs * 10_000 - readTargetHundredths(target) * available
    const allowed = tolerance * 100 * available
    if (distance > allowed) return 'understaffed'
    return distance < -allowed ? 'overstaffed' : 'properly-staffed'
  },
  except: {
    id: 'nothing-available',
    when: ({ available }) => available <= 0,
    compute: ({ needs }) => (needs > 0 ? 'understaffed' : 'unmarked'),
  },
})

/** Green is properly staffed, red the two others; a week with neither needs nor hours has no colour. */
export const colourOfMark = (mark: StaffingMark): 'green' | 'red' | 'none' => {
  if (mark === 'unmarked') return 'none'
  return mark === 'properly-staffed' ? 'green' : 'red'
}
