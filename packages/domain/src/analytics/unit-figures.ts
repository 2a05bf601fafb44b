import { evaluate, type Expression } from './expression'
import type { PeriodMeasures } from './measures'

type Measured = Expression<keyof PeriodMeasures>

const sum = (first: Measured, second: Measured): Measured => ({ operation: '+', first, second })
const difference = (first: Measured, second: Measured): Measured => ({ operation: '-', first, second })
const ratio = (first: Measured, second: Measured): Measured => ({ operation: '/', first, second })

/** Hours of hundredths. */
const hours = (hundredths: Measured): Measured => ratio(hundredths, 100)

const available = difference(sum(sum('budgetedStaff', 'ownResourceShift'), 'substitutes'), 'absence')
const cost = sum('staffCost', 'fixedCost')
const shareAtWork = difference(1, ratio('absence', 'budgetedStaff'))

/**
 * The figures of a unit's row, ratios last. Hours and full-time posts are not rounded, money is SEK and
 * not rounded, a ratio of 1 is 100 %. Share of absence is absence by gross hours, because gross staff without it is net.
 */
export const unitExpressions = {
  targetEfficiency: ratio(ratio('target', 'weeks'), 10_000),
  actualEfficiency: ratio('needs', available),
  staffing: ratio(available, 'needs'),
  grossStaff: ratio('annualWorkers', 'weeks'),
  netStaff: ratio(available, 'fullTimeHours'),
  grossHours: hours('budgetedStaff'),
  grossShare: ratio('budgetedStaff', 'needs'),
  recommendedGross: ratio(ratio('neededAtTarget', shareAtWork), 'fullTimeHours'),
  absence: hours('absence'),
  substitutes: hours('substitutes'),
  hourlySubstitutes: hours('hourlySubstitutes'),
  ownResourceShift: hours('ownResourceShift'),
  cost,
  budget: 'budget',
  difference: difference('budget', cost),
  averageNeed: hours(ratio('required', 'weeks')),
} as const satisfies Readonly<Record<string, Measured>>

export type UnitFigure = keyof typeof unitExpressions

/** What the total row averages over the units; of all other figures it has the sum. */
export const averagedFigures = ['targetEfficiency', 'actualEfficiency', 'staffing', 'grossShare'] as const
export type AveragedFigure = (typeof averagedFigures)[number]

/** Half an öre: by less than that the running sums of money may be off. */
export const balanceTolerance = 0.005

/** The row of a unit; without a forecast all of it is missing. */
export type UnitFigures = Readonly<Record<UnitFigure, number | null>> & {
  /** Whether the budget of the period covers its cost; of a whole year, whether anything is left of it */
  readonly balanced: boolean | null
}

/** Names of all figures, in the order of the columns. */
export const unitFigures = Object.keys(unitExpressions) as UnitFigure[]

/** The figures of some weeks of a unit; undefined stands for a unit without a forecast in them. */
export const figuresOfUnit = (measures: PeriodMeasures | undefined): UnitFigures => {
  const valueOf = (figure: UnitFigure) => (measures === undefined ? null : evaluate(unitExpressions[figure], measures))
  const figures = Object.fromEntries(unitFigures.map(figure => [figure, valueOf(figure)])) as Record<
    UnitFigure,
    number | null
  >
  return { ...figures, balanced: figures.difference === null ? null : figures.difference > -balanceTolerance }
}
