import type { ForecastRow, NumberUnit } from './forecast-table'

export type SelectionSummary = {
  /** Cells with a number. */
  readonly count: number
  /** In `unit`, not rounded. Null when the cells are of different units, or of one that does not add up. */
  readonly total: { readonly unit: NumberUnit; readonly sum: number; readonly average: number } | null
}

const addsUp = (unit: NumberUnit): boolean => unit !== 'percent'

/**
 * Count, sum and average of the chosen weeks of the chosen rows, in the unit that they share: hours, SEK or posts.
 * Percentages have no sum, running sums are sums already and marks are no numbers, so a selection that holds one of them
 * only counts its numbers.
 */
export const summariseSelection = (rows: readonly ForecastRow[], weeks: ReadonlySet<number>): SelectionSummary => {
  const units = new Set<NumberUnit>()
  let isRunning = false
  let sum = 0
  let count = 0
  for (const row of rows) {
    if (row.unit === 'mark') continue
    // A row that shows percentages of its hours is one of percentages to anyone who selects it.
    units.add(row.percentageDisplay?.showAsPercentage === true ? 'percent' : row.unit)
    isRunning ||= row.sumOf === 'last'
    for (const { weekNumber, value } of row.columns) {
      if (!weeks.has(weekNumber)) continue
      sum += value
      count += 1
    }
  }
  const [unit, ...others] = units
  if (unit === undefined || others.length > 0 || count === 0 || isRunning || !addsUp(unit))
    return { count, total: null }
  return { count, total: { unit, sum, average: sum / count } }
}
