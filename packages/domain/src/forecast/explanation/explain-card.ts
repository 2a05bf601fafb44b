import type { WeekRange } from '../../calendar/week-range'
import { costPerHourFormula, idealPerWeekFormula } from '../calculation/money-formulas'
import { calculateFigures } from '../figures/calculate-figures'
import { deficitCumulative, efficiency } from '../figures/efficiency-figures'
import { remaining } from '../figures/money-figures'
import {
  explainEfficiencyTrend,
  explainIllnessOfRange,
  explainTargetMean,
  explainVacantHours,
} from '../figures/range-figures'
import { idealInputs, type WeekFrame } from '../figures/week-frame'
import { explainLeftOfYear } from '../figures/year-figures'
import type { ForecastInput } from '../forecast-input'
import type { Explanation } from '../formula/explanation'

const cards = {
  'total-efficiency': frame => efficiency.explain(frame, frame.weeks - 1),
  'efficiency-trend': explainEfficiencyTrend,
  'target-mean': explainTargetMean,
  'left-of-year': explainLeftOfYear,
  'remaining-budget': frame => remaining.explain(frame, frame.weeks - 1),
  deficit: frame => deficitCumulative.explain(frame, frame.weeks - 1),
  'vacant-hours': explainVacantHours,
  'illness-percent': explainIllnessOfRange,
  'cost-per-hour': ({ input }) => costPerHourFormula.explain(input.resourceBudget),
  'ideal-per-week': ({ input }) => idealPerWeekFormula.explain(idealInputs(input)),
} as const satisfies Readonly<Record<string, (frame: WeekFrame) => Explanation<number>>>

/** The figures of a whole range that stand on cards. */
export type ExplainedCardId = keyof typeof cards

/**
 * How the figure of a card came about, by the formula that calculates it, not rounded. The remaining budget of the
 * year so far is that of a range from week 1. Throws a RangeError for a range outside the year.
 */
export const explainCard = (input: ForecastInput, range: WeekRange, card: ExplainedCardId): Explanation<number> =>
  cards[card](calculateFigures(input, range))
