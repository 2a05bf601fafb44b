import { runningFormula } from '../formula/list-formulas'
import { namedFormula } from '../formula/forecast-formula'
import type { ExplanationNameId, FormulaId } from '../formula/explanation-ids'
import { forecastRowIds as ids } from '../rows/forecast-row-ids'
import { readTargetHundredths } from './read-target'

type NeedsAndAvailable = { readonly needs: number; readonly available: number }

const nothingAvailable = {
  id: 'nothing-available',
  when: ({ available }: NeedsAndAvailable) => available <= 0,
  compute: () => 0,
} as const

const ratioOf = (id: FormulaId, needs: ExplanationNameId, available: ExplanationNameId) =>
  namedFormula<NeedsAndAvailable>({
    id,
    unit: 'percent',
    inputs: { needs: { nameId: needs, unit: 'hundredths' }, available: { nameId: available, unit: 'hundredths' } },
    compute: inputs => (inputs.needs / inputs.available) * 100,
    except: nothingAvailable,
  })

/** Needed over available hours from the start week, percent, not rounded; 0 when nothing is available. */
export const efficiencyFormula = ratioOf('efficiency', 'needs-since-start', 'available-since-start')

/** The same of the week on its own. */
export const efficiencyOfWeekFormula = ratioOf('efficiency-of-week', 'needs', 'available')

/** Both with the scheduled staff in place of the budgeted one. */
export const efficiencyByScheduleFormula = ratioOf(
  'efficiency',
  'needs-since-start',
  'available-by-schedule-since-start',
)
export const efficiencyOfWeekByScheduleFormula = ratioOf('efficiency-of-week', 'needs', 'available-by-schedule')

/** Target efficiency in percent; a missing or zero target counts as 100. */
export const targetFormula = namedFormula<{ readonly target: number }>({
  id: 'target',
  unit: 'percent',
  inputs: { target: { nameId: 'target', unit: 'percent' } },
  compute: ({ target }) => readTargetHundredths(target) / 100,
  except: { id: 'target-missing', when: ({ target }) => Math.round(target * 100) <= 0, compute: () => 100 },
})

type NeedsAtTarget = { readonly needs: number; readonly target: number }

/** Hours needed to do the work at the target efficiency, not rounded. */
export const neededAtTargetFormula = namedFormula<NeedsAtTarget>({
  id: 'needed-at-target',
  unit: 'hours',
  inputs: { needs: { nameId: 'needs', unit: 'hundredths' }, target: { nameId: 'target', unit: 'percent' } },
  compute: ({ needs, target }) => (needs * 100) / readTargetHundredths(target),
})

/**
 * Available minus needed hours at the target, not rounded; positive is a surplus, negative a deficit. One
 * division of whole numbers: a week exactly at its target has a deficit of exactly 0.
 */
export const deficitFormula = namedFormula<NeedsAndAvailable & NeedsAtTarget>({
  id: 'deficit',
  unit: 'hours',
  inputs: {
    available: { nameId: 'available', unit: 'hundredths' },
    needs: { nameId: 'needs', unit: 'hundredths' },
    target: { nameId: 'target', unit: 'percent' },
  },
  compute: inputs => {
    const target = readTargetHundredths(inputs.target)
    return (inputs.available * target - inputs.needs * 10_000) / (100 * target)
  },
})

/** The deficits from the start week added up, in hours. */
export const deficitSinceStartFormula = runningFormula({ id: 'deficit-since-start', unit: 'hours' })

type IllnessAndScheduled = { readonly illness: number; readonly scheduled: number }

const illnessOf = (id: FormulaId, illness: ExplanationNameId, scheduled: ExplanationNameId) =>
  namedFormula<IllnessAndScheduled>({
    id,
    unit: 'percent',
    inputs: {
      illness: { nameId: illness, unit: 'hundredths' },
      scheduled: { nameId: scheduled, unit: 'hundredths' },
    },
    compute: inputs => (inputs.illness / inputs.scheduled) * 100,
    except: { id: 'nothing-scheduled', when: inputs => inputs.scheduled <= 0, compute: () => 0 },
  })

/** Short-term illness in percent of the scheduled hours, not rounded; 0 when nothing is scheduled (§9, A-096). */
export const illnessPercentFormula = illnessOf('illness-percent', ids.shortTermIllness, ids.actualHours)

/** The same over all weeks of the range, which is not the mean of the weeks. */
export const illnessPercentOfRangeFormula = illnessOf(
  'illness-percent-of-range',
  'illness-of-range',
  'scheduled-of-range',
)

/** From the first week's running efficiency to the last one's, in percentage points. */
export const efficiencyTrendFormula = namedFormula<{ readonly first: number; readonly last: number }>({
  id: 'efficiency-trend',
  unit: 'points',
  inputs: {
    first: { nameId: 'first-efficiency', unit: 'percent' },
    last: { nameId: 'last-efficiency', unit: 'percent' },
  },
  compute: ({ first, last }) => last - first,
})
