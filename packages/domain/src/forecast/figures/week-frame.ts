import type { WeekRange } from '../../calendar/week-range'
import type { Hundredths } from '../../numbers/hundredths'
import { at } from '../calculation/at-week'
import { costPerHourFormula, idealPerWeekFormula, revisedCostPerHourFormula } from '../calculation/money-formulas'
import { listWeightedRows } from '../calculation/weighted-rows'
import { weeksPerBudgetYear } from '../forecast-constants'
import type { ForecastInput } from '../forecast-input'
import type { NumberFigureKey, StaffingMark } from '../forecast-result'
import { forecastRows } from '../rows/row-table'

type FigureLists = { readonly [Key in NumberFigureKey]: number[] } & {
  readonly marks: StaffingMark[]
  readonly ownMarks: StaffingMark[]
}

/** What the figures of a range are read from: the input, and the figures before them. Place 0 is the start week. */
export type WeekFrame = {
  readonly input: ForecastInput
  readonly range: WeekRange
  /** Weeks in the range */
  readonly weeks: number
  readonly rows: ReturnType<typeof listWeightedRows>
  readonly illness: readonly Hundredths[]
  /** SEK */
  readonly idealPerWeek: number
  /** SEK, as the budget has it; `costPerHourIn` is what a week costs */
  readonly costPerHour: number
  readonly figures: FigureLists
}

/** Lists of their full length: growing them week by week would cost more than the figures. */
const emptyFigures = (weeks: number): FigureLists => ({
  required: new Array<number>(weeks),
  needs: new Array<number>(weeks),
  resourceTime: new Array<number>(weeks),
  extraTime: new Array<number>(weeks),
  absences: new Array<number>(weeks),
  hourResult: new Array<number>(weeks),
  available: new Array<number>(weeks),
  vacant: new Array<number>(weeks),
  needsSinceStart: new Array<number>(weeks),
  availableSinceStart: new Array<number>(weeks),
  neededAtTarget: new Array<number>(weeks),
  efficiency: new Array<number>(weeks),
  ownWeekEfficiency: new Array<number>(weeks),
  marks: new Array<StaffingMark>(weeks),
  ownMarks: new Array<StaffingMark>(weeks),
  target: new Array<number>(weeks),
  deficit: new Array<number>(weeks),
  deficitCumulative: new Array<number>(weeks),
  illnessPercent: new Array<number>(weeks),
  meaningFte: new Array<number>(weeks),
  meaningCost: new Array<number>(weeks),
  paidHours: new Array<number>(weeks),
  staffCost: new Array<number>(weeks),
  incoming: new Array<number>(weeks),
  fixedCost: new Array<number>(weeks),
  remaining: new Array<number>(weeks),
  weekCost: new Array<number>(weeks),
  costSinceStart: new Array<number>(weeks),
  weekBalance: new Array<number>(weeks),
  leftOfAnnualBudget: new Array<number>(weeks),
  income: [],
  incomeBalance: [],
  breakEven: [],
})

const illnessOf = ({ absences, weeks }: ForecastInput): readonly Hundredths[] =>
  absences.find(row => row.serverId === forecastRows.shortTermIllness.serverId)?.hours ??
  Array.from({ length: weeks }, () => 0)

/** A frame without figures yet. */
export const createWeekFrame = (input: ForecastInput, range: WeekRange): WeekFrame => {
  const weeks = range.endWeek - range.startWeek + 1
  return {
    input,
    range,
    weeks,
    rows: listWeightedRows(input),
    illness: illnessOf(input),
    idealPerWeek: idealPerWeekFormula.calculate(idealInputs(input)),
    costPerHour: costPerHourFormula.calculate(input.resourceBudget),
    figures: emptyFigures(weeks),
  }
}

export const idealInputs = ({ resourceBudget }: ForecastInput) => ({
  annualSalary: resourceBudget.annualSalary,
  weeks: weeksPerBudgetYear,
})

/** Percent that revisions of pay add to the cost of an hour in a week; index 0 is week 1. */
export const payRiseIn = ({ costShift }: ForecastInput, index: number): number =>
  costShift === undefined ? 0 : at(costShift.perHour, index)

/** SEK that an hour of a week costs; index 0 is week 1. */
export const costPerHourIn = (
  { costPerHour, input }: Pick<WeekFrame, 'costPerHour' | 'input'>,
  index: number,
): number => revisedCostPerHourFormula.calculate({ costPerHour, payRise: payRiseIn(input, index) })

/** What the fixed cost of a week is made of; index 0 is week 1. */
export const fixedCostInputsIn = ({ resourceBudget, costShift }: ForecastInput, index: number) => ({
  fixedCost: resourceBudget.fixedCostPerWeek,
  rise: costShift === undefined ? 0 : at(costShift.fixedCost, index),
  unsocial: costShift === undefined ? 0 : at(costShift.unsocial, index),
})

/** Position of a place in the lists of the year, where index 0 is week 1. */
export const yearIndex = ({ range }: WeekFrame, place: number): number => range.startWeek - 1 + place
