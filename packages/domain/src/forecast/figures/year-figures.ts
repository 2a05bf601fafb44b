import { at } from '../calculation/at-week'
import {
  fixedCostFormula,
  fixedCostOfYearFormula,
  leftOfYearFormula,
  paidHoursFormula,
  staffCostFormula,
  weekBalanceFormula,
} from '../calculation/money-formulas'
import { sumOfWeeksFormulas } from '../calculation/range-formulas'
import { weeksPerBudgetYear } from '../forecast-constants'
import type { ForecastInput, LockedResourceBudget } from '../forecast-input'
import type { Explanation, ExplanationTerm } from '../formula/explanation'
import type { ExplanationNameId } from '../formula/explanation-ids'
import { forecastRowIds as ids } from '../rows/forecast-row-ids'
import { detailOf } from './figure'
import { costPerHourIn, fixedCostInputsIn, yearIndex, type WeekFrame } from './week-frame'

type YearOfBudget = Pick<LockedResourceBudget, 'annualSalary' | 'fixedCostPerWeek'> & {
  /** SEK, of all weeks of the year */
  readonly staffCost: number
  /** Weeks of the ISO year */
  readonly weeks: number
}

/** SEK that settings move in the fixed cost of all weeks of the year. */
type YearOfShifts = { readonly fixedCostRise: number; readonly unsocialShift: number }

const fixedCostInputs = ({ fixedCostPerWeek, weeks }: Pick<YearOfBudget, 'fixedCostPerWeek' | 'weeks'>) => ({
  fixedCost: fixedCostPerWeek,
  weeks,
})

const leftInputs = ({ annualSalary, staffCost, ...fixed }: YearOfBudget, shifts: YearOfShifts) => ({
  annualSalary,
  staffCost,
  ...shifts,
  fixedCost: fixedCostOfYearFormula.calculate(fixedCostInputs(fixed)),
})

/**
 * What is left of the year's budget in SEK, not rounded: the annual salary less the costs of all its weeks. The
 * staff cost holds what settings move in the fixed cost, as analytics keeps it.
 */
export const leftOfYear = (year: YearOfBudget): number =>
  leftOfYearFormula.calculate(leftInputs(year, { fixedCostRise: 0, unsocialShift: 0 }))

/** The staff cost of every week of the year, also of those outside the range; index 0 is week 1. */
const staffCosts = (frame: WeekFrame): number[] =>
  Array.from({ length: frame.input.weeks }, (_, index) =>
    staffCostFormula.calculate({
      hours: paidHoursFormula.calculate({ rows: frame.rows.paid, index }),
      costPerHour: costPerHourIn(frame, index),
    }),
  )

const weeksOf = ({ input }: WeekFrame, values: readonly number[]) => ({
  values,
  from: 0,
  to: input.weeks,
  nameId: ids.staffCost,
  firstWeek: 1,
})

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const shiftsOf = ({ costShift }: ForecastInput): YearOfShifts =>
  costShift === undefined
    ? { fixedCostRise: 0, unsocialShift: 0 }
    : { fixedCostRise: sumOf(costShift.fixedCost), unsocialShift: sumOf(costShift.unsocial) }

const yearOf = (frame: WeekFrame, costs: readonly number[]): YearOfBudget => ({
  annualSalary: frame.input.resourceBudget.annualSalary,
  fixedCostPerWeek: frame.input.resourceBudget.fixedCostPerWeek,
  staffCost: sumOfWeeksFormulas.money.calculate(weeksOf(frame, costs)),
  weeks: frame.input.weeks,
})

/** What is left of the year of a frame, by the formula that explains it. */
const leftInputsOf = (frame: WeekFrame, costs: readonly number[]) =>
  leftInputs(yearOf(frame, costs), shiftsOf(frame.input))

export const calculateLeftOfYear = (frame: WeekFrame): number =>
  leftOfYearFormula.calculate(leftInputsOf(frame, staffCosts(frame)))

const signed = (
  nameId: ExplanationNameId,
  value: number,
  factor: 1 | -1,
  detail: Pick<ExplanationTerm, 'week' | 'parts'> = {},
): ExplanationTerm => ({ nameId, unit: 'money', value, factor, contribution: value * factor + 0, ...detail })

/** The balance of every week that does not enter the running remainder of a place: those outside start week to place. */
const otherBalances = (frame: WeekFrame, place: number, costs: readonly number[]): ExplanationTerm[] => {
  const { idealPerWeek, input, range } = frame
  const fixedCostIn = (index: number) => fixedCostFormula.calculate(fixedCostInputsIn(input, index))
  return costs.flatMap((staffCost, index) => {
    if (index >= range.startWeek - 1 && index <= yearIndex(frame, place)) return []
    const value = weekBalanceFormula.calculate({ idealPerWeek, staffCost, fixedCost: fixedCostIn(index) })
    return [signed('week-balance', value, 1, { week: index + 1 })]
  })
}

/**
 * What the running remainder of a place and what is left of the year differ by: the weeks outside it, and the share of
 * a week 53, which the annual salary does not have. `factor` is 1 from the remainder to the year, -1 back.
 */
const differenceFrom = (frame: WeekFrame, place: number, costs: readonly number[], factor: 1 | -1) => {
  const others = otherBalances(frame, place, costs)
  const balance = others.reduce((sum, { contribution = 0 }) => sum + contribution, 0)
  const share = (frame.input.weeks - weeksPerBudgetYear) * frame.idealPerWeek
  return [
    ...(others.length === 0 ? [] : [signed('balance-of-other-weeks', balance, factor, { parts: others })]),
    ...(share === 0 ? [] : [signed('share-of-week-53', share, factor === 1 ? -1 : 1)]),
  ]
}

/** What is left of the year beside the running remainder of a week, and how one follows from the other. */
export const leftOfYearBeside = (frame: WeekFrame, place: number): ExplanationTerm => {
  const costs = staffCosts(frame)
  const week = frame.range.startWeek + place
  const running = signed(ids.remainingBudget, at(frame.figures.remaining, place), 1, { week })
  return {
    nameId: 'left-of-year',
    unit: 'money',
    value: leftOfYearFormula.calculate(leftInputsOf(frame, costs)),
    parts: [running, ...differenceFrom(frame, place, costs, 1)],
  }
}

/** How what is left of the year came about, and beside it the running remainder at the end of the range. */
export const explainLeftOfYear = (frame: WeekFrame): Explanation<number> => {
  const costs = staffCosts(frame)
  const year = yearOf(frame, costs)
  const last = frame.weeks - 1
  const explanation = leftOfYearFormula.explain(leftInputsOf(frame, costs), {
    staffCost: detailOf(sumOfWeeksFormulas.money.explain(weeksOf(frame, costs))),
    fixedCost: detailOf(fixedCostOfYearFormula.explain(fixedCostInputs(year))),
  })
  const running: ExplanationTerm = {
    nameId: ids.remainingBudget,
    unit: 'money',
    value: at(frame.figures.remaining, last),
    week: frame.range.endWeek,
    parts: [signed('left-of-year', explanation.value, 1), ...differenceFrom(frame, last, costs, -1)],
  }
  return { ...explanation, related: [running] }
}
