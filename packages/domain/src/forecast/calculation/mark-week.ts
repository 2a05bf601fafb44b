import type { Hundredths } from '../../numbers/hundredths'
import type { StaffingMark } from '../forecast-result'
import type { ExplanationNameId, FormulaId } from '../formula/explanation-ids'
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

/** Compared by whole numbers without division, so exactly 5 points away is properly staffed. */
const markOf = (id: FormulaId, needs: ExplanationNameId, available: ExplanationNameId) =>
  namedFormula<MarkInputs, StaffingMark>({
    id,
    unit: 'mark',
    inputs: {
      needs: { nameId: needs, unit: 'hundredths' },
      available: { nameId: available, unit: 'hundredths' },
      target: { nameId: 'target', unit: 'percent' },
      tolerance: { nameId: 'tolerance', unit: 'points' },
    },
    compute: inputs => {
      const distance = inputs.needs * 10_000 - readTargetHundredths(inputs.target) * inputs.available
      const allowed = inputs.tolerance * 100 * inputs.available
      if (distance > allowed) return 'understaffed'
      return distance < -allowed ? 'overstaffed' : 'properly-staffed'
    },
    except: {
      id: 'nothing-available',
      when: inputs => inputs.available <= 0,
      compute: inputs => (inputs.needs > 0 ? 'understaffed' : 'unmarked'),
    },
  })

/** Marks a week by its cumulative sums against its own target in percent (§9, A-069, A-094). */
export const staffingMarkFormula = markOf('staffing-mark', 'needs-since-start', 'available-since-start')

/** Marks a week by its own hours against its own target in percent. */
export const staffingMarkOfWeekFormula = markOf('staffing-mark-of-week', 'needs', 'available')

/** Green is properly staffed, red the two others; a week with neither needs nor hours has no colour. */
export const colourOfMark = (mark: StaffingMark): 'green' | 'red' | 'none' => {
  if (mark === 'unmarked') return 'none'
  return mark === 'properly-staffed' ? 'green' : 'red'
}
