import type {
  CostShift,
  ForecastInput,
  FrozenCostFactors,
  LockedResourceBudget,
  SickPay,
} from '../forecast/forecast-input'
import { roundHalfAwayFromZero } from '../numbers/hundredths'
import { placeByLargestRemainder } from '../numbers/largest-remainder'
import type { Bridge, BridgeStepId } from './bridge'
import type { YearsOfForecast } from './calendar-weeks'
import { deviationOfWeeks } from './deviation-of-weeks'
import type { MeasureState } from './measure'
import { isAboveThreshold, type Threshold } from './occasion'
import type { Compared, Layers, Projection } from './projection'
import type { Amounts } from './week-figures'

/** Whole hundredths of hours, and whole öre. */
export type WholeAmounts = { readonly hours: number; readonly ore: number }

type WholeCompared = {
  readonly budget: WholeAmounts
  /** What of the projection is outcome, null where no day is */
  readonly outcome: WholeAmounts | null
  readonly projection: WholeAmounts
  readonly deviation: WholeAmounts
}

/** A measure as it was when it was handed in; its title and notes stand beside the snapshot, by its id. */
type MeasureOfSnapshot = {
  readonly id: number
  readonly firstWeek: number
  readonly lastWeek: number
  /** `YYYY-MM-DD` */
  readonly due: string
  readonly state: MeasureState
  /** What it was expected to bring in its weeks */
  readonly expected: WholeAmounts
  /** What the bridge showed for them */
  readonly shown: WholeAmounts
}

type SettingsOfSnapshot = Pick<ForecastInput, 'year' | 'weeks'> & {
  readonly resourceBudget: Omit<LockedResourceBudget, 'serverCostPerHour'>
  readonly costShift: CostShift | null
  readonly sickPay: SickPay | null
}

/** What a unit hands in: all figures, and the settings that they rest on; no names and no free text. */
export type FollowUpSnapshot = {
  readonly form: 1
  readonly year: number
  /** Of the occasion: the last month of its period, and when a step needs a comment */
  readonly untilMonth: number
  readonly threshold: Threshold
  readonly whole: WholeCompared
  /** January first; they sum to the whole */
  readonly months: readonly WholeCompared[]
  readonly layers: Layers
  /** They sum to the deviation of the whole */
  readonly steps: readonly (WholeAmounts & { readonly id: BridgeStepId })[]
  readonly measures: readonly MeasureOfSnapshot[]
  readonly settings: readonly SettingsOfSnapshot[]
}

const wholeOf = ({ hours, kronor }: Amounts): WholeAmounts => ({
  hours: roundHalfAwayFromZero(hours * 100),
  ore: roundHalfAwayFromZero(kronor * 100),
})

const lessOf = (one: WholeAmounts, other: WholeAmounts): WholeAmounts => ({
  hours: one.hours - other.hours,
  ore: one.ore - other.ore,
})

/** The parts in whole numbers that sum to the whole. */
const placed = (parts: readonly Amounts[], whole: WholeAmounts): WholeAmounts[] => {
  const hours = placeByLargestRemainder(
    parts.map(part => part.hours * 100),
    whole.hours,
  )
  const ore = placeByLargestRemainder(
    parts.map(part => part.kronor * 100),
    whole.ore,
  )
  return parts.map((_, index) => ({ hours: hours[index] ?? 0, ore: ore[index] ?? 0 }))
}

const nothing: Amounts = { hours: 0, kronor: 0 }

const comparedOf = ({ budget, outcome, projection }: Compared): WholeCompared => {
  const [budgeted, projected] = [wholeOf(budget), wholeOf(projection)]
  return {
    budget: budgeted,
    outcome: outcome && wholeOf(outcome),
    projection: projected,
    deviation: lessOf(projected, budgeted),
  }
}

const monthsOf = (months: readonly Compared[], whole: WholeCompared): WholeCompared[] => {
  const of = (pick: (month: Compared) => Amounts, sum: WholeAmounts) => placed(months.map(pick), sum)
  const budgets = of(({ budget }) => budget, whole.budget)
  const projections = of(({ projection }) => projection, whole.projection)
  const outcomes = whole.outcome && of(({ outcome }) => outcome ?? nothing, whole.outcome)
  return months.map(({ outcome }, index) => {
    const [budget, projection] = [budgets[index], projections[index]]
    if (budget === undefined || projection === undefined) throw new RangeError('A month has no figures')
    return {
      budget,
      outcome: outcome && (outcomes?.[index] ?? null),
      projection,
      deviation: lessOf(projection, budget),
    }
  })
}

const factorsOf = ({ borrowed, hourly, filling, overtime, staggered, shortTermIllness }: FrozenCostFactors) => ({
  borrowed,
  hourly,
  filling,
  overtime,
  staggered,
  shortTermIllness,
})

/** Key by key, so that nothing more and nothing in another order comes along. */
const settingsOf = ({ year, weeks, resourceBudget, costShift, sickPay }: ForecastInput): SettingsOfSnapshot => {
  const { annualSalary, hours, fullTimeHours, fixedCostPerWeek, costFactors } = resourceBudget
  return {
    ...{ year, weeks },
    resourceBudget: {
      ...{ annualSalary, hours, fullTimeHours, fixedCostPerWeek },
      costFactors: costFactors && factorsOf(costFactors),
    },
    costShift: costShift
      ? { perHour: costShift.perHour, fixedCost: costShift.fixedCost, unsocial: costShift.unsocial }
      : null,
    sickPay: sickPay ? { spellHours: sickPay.spellHours, savedHours: sickPay.savedHours } : null,
  }
}

export type HandedInMeasure = {
  readonly id: number
  readonly firstWeek: number
  readonly lastWeek: number
  readonly hours: number
  readonly kronor: number
  /** `YYYY-MM-DD` */
  readonly due: string
  readonly state: MeasureState
}

type HandedIn = {
  readonly years: YearsOfForecast
  readonly projection: Projection
  readonly bridge: Bridge
  readonly measures: readonly HandedInMeasure[]
  readonly untilMonth: number
  readonly threshold: Threshold
}

/**
 * The snapshot of a year: hours in whole hundredths and kronor in whole öre by largest remainder, so that months sum to the
 * whole and steps to its deviation. The order of its keys is always the same: two of the same figures are the
 * same text.
 */
export const snapshotOf = ({
  years,
  projection,
  bridge,
  measures,
  untilMonth,
  threshold,
}: HandedIn): FollowUpSnapshot => {
  const whole = comparedOf(projection.whole)
  const steps = placed(bridge.steps, whole.deviation)
  const { year } = projection
  return {
    form: 1,
    year,
    untilMonth,
    threshold: { percent: threshold.percent, kronor: threshold.kronor },
    whole,
    months: monthsOf(projection.months, whole),
    layers: projection.layers,
    steps: bridge.steps.map(({ id }, index) => ({ id, ...(steps[index] ?? { hours: 0, ore: 0 }) })),
    measures: measures.map(({ id, firstWeek, lastWeek, hours, kronor, due, state }) => ({
      ...{ id, firstWeek, lastWeek, due, state },
      expected: wholeOf({ hours, kronor }),
      shown: wholeOf(deviationOfWeeks(bridge, { year, firstWeek, lastWeek })),
    })),
    settings: [years.before, years.own, years.after].filter(input => input !== null).map(settingsOf),
  }
}

/** The steps whose deviation needs a comment, in their order. */
export const stepsToComment = ({
  steps,
  whole,
  threshold,
}: Pick<FollowUpSnapshot, 'steps' | 'whole' | 'threshold'>): BridgeStepId[] =>
  steps.filter(({ ore }) => isAboveThreshold(ore, whole.budget.ore, threshold)).map(({ id }) => id)
