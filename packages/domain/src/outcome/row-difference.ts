import type { WeekRange } from '../calendar/week-range'
import { weeksOfRange } from '../calendar/week-range'
import { calculateForecast } from '../forecast/calculate-forecast'
import { at } from '../forecast/calculation/at-week'
import { costPerHourFormula } from '../forecast/calculation/money-formulas'
import type { ForecastInput } from '../forecast/forecast-input'
import { absenceKind, substituteKind } from '../forecast/rows/row-kinds'
import { outcomeCell, type OutcomeLists } from './effective-outcome'
import type { OutcomeRow } from './outcome-rows'

/** A cell in all layers, hundredths of hours, or öre that are not rounded. */
export type RowDifference = {
  /** Null where the budget does not say it: it has substitutes as one sum and not by kind */
  readonly budget: number | null
  readonly forecast: number
  /** Null where no source has spoken */
  readonly outcome: number | null
  /** By how much the outcome lies above the forecast; null where there is none */
  readonly difference: number | null
}

type Planned = Pick<RowDifference, 'budget' | 'forecast'>

const listed = (input: ForecastInput, { kind, serverId }: OutcomeRow, index: number): Planned => {
  const { list } = kind === 'absence' ? absenceKind : substituteKind
  const row = input[list].find(candidate => candidate.serverId === serverId)
  return { budget: kind === 'absence' ? 0 : null, forecast: row === undefined ? 0 : at(row.hours, index) }
}

const budgetedHours = (input: ForecastInput, index: number): number =>
  at(input.budgetedStaffHours, index) + at(input.budgetedSubstituteHours, index)

/** SEK that the budget has for a week. */
const budgetedKronor = (input: ForecastInput, index: number): number =>
  (costPerHourFormula.calculate(input.resourceBudget) * budgetedHours(input, index)) / 100 +
  input.resourceBudget.fixedCostPerWeek

/** Budget and forecast of each week of a row; index 0 is week 1. */
const plannedOf = (input: ForecastInput, row: OutcomeRow): ((index: number) => Planned) => {
  if (row.kind === 'absence' || row.kind === 'substitute') return index => listed(input, row, index)
  const { available, needs, weekCost } = calculateForecast(input, { startWeek: 1, endWeek: input.weeks })
  if (row.kind === 'worked') return index => ({ budget: budgetedHours(input, index), forecast: at(available, index) })
  if (row.kind === 'performed')
    return index => ({ budget: at(input.totalHoursRequired, index), forecast: at(needs, index) })
  return index => ({ budget: budgetedKronor(input, index) * 100, forecast: at(weekCost, index) * 100 })
}

/**
 * Budget, forecast and outcome of a row in the weeks of a range; `input` is the forecast. Hours worked stand
 * beside the hours at hand, hours performed beside the needs, and given kronor beside staff cost and fixed cost together.
 */
export const differenceOfRow = (
  input: ForecastInput,
  lists: OutcomeLists,
  row: OutcomeRow,
  range: WeekRange,
): readonly RowDifference[] => {
  const plannedIn = plannedOf(input, row)
  return weeksOfRange(range).map(week => {
    const planned = plannedIn(week - 1)
    const outcome = outcomeCell(lists, row, week)?.value ?? null
    return { ...planned, outcome, difference: outcome === null ? null : outcome - planned.forecast }
  })
}
