import { at } from '../calculation/at-week'
import {
  breakEvenFormula,
  incomeBalanceFormula,
  incomeFormula,
  meanPriceFormula,
  type IncomeBesideHours,
} from '../calculation/income-formulas'
import type { ForecastInput, WeekIncome } from '../forecast-input'
import type { ForecastResult } from '../forecast-result'
import { waitingDetail } from '../formula/list-formulas'
import { explainedBesideIt, figure, madeOf } from './figure'
import { available } from './hour-figures'
import { staffCost } from './money-figures'
import { yearIndex, type WeekFrame } from './week-frame'

const incomeOf = ({ income }: Pick<WeekFrame['input'], 'income'>): WeekIncome => {
  if (income === undefined) throw new RangeError('The budget of this forecast has no income')
  return income
}

const meanPriceInputs = (frame: WeekFrame, place: number) => ({
  zones: incomeOf(frame.input).zones,
  index: yearIndex(frame, place),
})

const meanPriceAt = (frame: WeekFrame, place: number): number =>
  meanPriceFormula.calculate(meanPriceInputs(frame, place))

const meanPrice = figure(meanPriceFormula, meanPriceInputs)

/** What rooms, visits and months bring in a week; index 0 is week 1. */
export const incomeBesideHoursIn = ({ rooms, visits, months }: WeekIncome, index: number): IncomeBesideHours => ({
  rooms: at(rooms, index),
  visits: at(visits, index),
  months: at(months, index),
})

// Written out: spreading objects for each week takes longer than the figure.
export const income = figure(
  incomeFormula,
  (frame, place) => {
    const { input } = frame
    const { zoneShare, rooms, visits, months } = incomeOf(input)
    const index = yearIndex(frame, place)
    return {
      requiredByBudget: at(input.totalHoursRequired, index),
      zoneShare,
      changedNeeds: at(input.changedNeedsFromDiary, index),
      myForecast: at(input.myForecast, index),
      meanPrice: meanPriceAt(frame, place),
      rooms: at(rooms, index),
      visits: at(visits, index),
      months: at(months, index),
    }
  },
  {
    details: {
      changedNeeds: (frame, place) =>
        waitingDetail(frame.input.changedNeedsFromDiary, frame.input.waitingNeeds, yearIndex(frame, place)),
    },
    related: [explainedBesideIt('mean-price', meanPrice)],
  },
)

export const incomeBalance = figure(
  incomeBalanceFormula,
  ({ figures }, place) => ({
    income: at(figures.income, place),
    staffCost: at(figures.staffCost, place),
    fixedCost: at(figures.fixedCost, place),
  }),
  { details: { income: madeOf(income), staffCost: madeOf(staffCost) } },
)

export const breakEven = figure(
  breakEvenFormula,
  (frame, place) => {
    const { figures, input } = frame
    const { rooms, visits, months } = incomeOf(input)
    const index = yearIndex(frame, place)
    return {
      staffCost: at(figures.staffCost, place),
      fixedCost: at(figures.fixedCost, place),
      rooms: at(rooms, index),
      visits: at(visits, index),
      months: at(months, index),
      meanPrice: meanPriceAt(frame, place),
      available: at(figures.available, place),
    }
  },
  {
    details: { staffCost: madeOf(staffCost), meanPrice: madeOf(meanPrice), available: madeOf(available) },
  },
)

/** Whether an available hour of a week brings something: without one there is no break-even, and its figure of 0 none. */
export const hasBreakEven = (
  { income: ofWeeks }: Pick<ForecastInput, 'income'>,
  { available: hours, weekNumbers }: Pick<ForecastResult, 'available' | 'weekNumbers'>,
  place: number,
): boolean =>
  ofWeeks !== undefined &&
  meanPriceFormula.calculate({ zones: ofWeeks.zones, index: at(weekNumbers, place) - 1 }) * at(hours, place) > 0
