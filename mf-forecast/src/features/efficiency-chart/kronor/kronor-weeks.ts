import { calculateForecast, type ForecastInput, type ForecastResult } from '@veckovis/domain/forecast'
import type { ChartView } from '../../../context/view'

/** The lines of the chart, in the order of their words; which there are depends on the forecast. */
export const kronorLines = ['income', 'cost', 'budgetCost'] as const
export type KronorLine = (typeof kronorLines)[number]

/** What is told of one week: SEK, none rounded. */
export type KronorWeek = {
  readonly week: number
  readonly figures: Readonly<Partial<Record<KronorLine | 'balance', number>>>
}

/** SEK of each week of the range; the costs also as the terms of the locked budget have them, where settings move them. */
const listedOf = (counted: ForecastInput, { income, incomeBalance, weekCost, range }: ForecastResult) => ({
  ...(counted.income === undefined ? {} : { income, balance: incomeBalance }),
  cost: weekCost,
  ...(counted.costShift === undefined
    ? {}
    : { budgetCost: calculateForecast({ ...counted, costShift: undefined }, range).weekCost }),
})

const runningSums = (values: readonly number[]): number[] => {
  let sum = 0
  return values.map(value => (sum += value))
}

/** One entry per week of the range, each by itself or added up from its start. */
export const kronorWeeks = (counted: ForecastInput, result: ForecastResult, view: ChartView): KronorWeek[] => {
  const lists = Object.entries(listedOf(counted, result)).map(
    ([name, values]) => [name, view === 'own' ? values : runningSums(values)] as const,
  )
  return result.weekNumbers.map((week, index) => ({
    week,
    figures: Object.fromEntries(lists.map(([name, values]) => [name, values[index]])),
  }))
}
