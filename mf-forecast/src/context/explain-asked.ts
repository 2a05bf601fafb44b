import type { Words } from '@veckovis/platform'
import {
  comingRange,
  explainBudgetBasis,
  explainCard,
  explainCell,
  forecastRowIds,
  keptRowOf,
  type BudgetBasis,
  type Explanation,
} from '@veckovis/domain/forecast'
import type { SheetAddress } from '@veckovis/grid'
import { rowNameById, type AbsenceNames } from '../wording/row-names'
import type { Asked, ForecastCardId } from './asked'
import type { ForecastFigures } from './forecast-figures'

/** What an explanation rests on besides the figures themselves. */
export type ExplanationGrounds = {
  readonly absenceNames: AbsenceNames
  readonly budget: BudgetBasis
  readonly illnessAsPercentage: boolean
}

/** A summary that its row leaves empty is no figure to ask about. */
const isShown = ({ tables }: ForecastFigures, { rowId, column }: SheetAddress): boolean => {
  if (typeof column === 'number') return true
  const row = Object.values(tables)
    .flatMap(({ rows }) => rows)
    .find(({ id }) => id === rowId)
  return row !== undefined && ((column === 'sum' && row.showRowSum) || (column === 'average' && row.showAverage))
}

/** Their cards show what the range comes to, as the sums of their rows do. */
const incomeRows = { income: forecastRowIds.weekIncome, 'income-balance': forecastRowIds.incomeBalance } as const

/** How the figure came about; null for what is no figure. */
export const explainAsked = (
  asked: Asked,
  figures: ForecastFigures,
  { budget, illnessAsPercentage }: ExplanationGrounds,
): Explanation | null => {
  const { counted, state } = figures
  const { edited, currentWeek } = state
  const { range } = figures.result
  if (asked.kind === 'basis') return explainBudgetBasis(budget, asked.figure)
  if (asked.kind === 'card') {
    if (asked.card === 'payroll-overhead') return explainBudgetBasis(budget, 'payrollOverhead')
    if (asked.card === 'year-to-date')
      return explainCard(counted, { startWeek: 1, endWeek: range.endWeek }, 'remaining-budget')
    if (asked.card === 'income' || asked.card === 'income-balance')
      return explainCell(counted, range, { rowId: incomeRows[asked.card], column: 'sum' })
    const weeks = asked.card === 'vacant-hours' ? comingRange(range, edited.year, currentWeek) : range
    return weeks === null ? null : explainCard(counted, weeks, asked.card)
  }
  const { rowId, column } = asked.address
  const asPercentage = illnessAsPercentage && rowId === forecastRowIds.shortTermIllness
  if (column === 'label' || !isShown(figures, asked.address)) return null
  // A cell is what is saved or typed: what waits is no part of it.
  const input = keptRowOf(rowId) === undefined ? counted : edited
  return explainCell(input, range, { rowId, column, asPercentage })
}

const cardNames: Readonly<Record<ForecastCardId, string>> = {
  'total-efficiency': 'cards.total',
  'left-of-year': 'cards.leftOfYear',
  'remaining-budget': 'cards.remaining',
  'year-to-date': 'cards.yearToDate',
  deficit: 'cards.deficit',
  'vacant-hours': 'cards.vacant',
  'cost-per-hour': 'cards.costPerHour',
  'payroll-overhead': 'cards.payrollOverhead',
  income: 'cards.income',
  'income-balance': 'cards.incomeBalance',
}

export const titleOfAsked = (
  asked: Asked,
  figures: ForecastFigures,
  { absenceNames }: ExplanationGrounds,
  words: Words,
): string => {
  if (asked.kind === 'card') {
    const { startWeek: from, endWeek: to } = figures.result.range
    return words(cardNames[asked.card], { from, to, week: to, year: figures.state.edited.year })
  }
  if (asked.kind === 'basis') return words(`cards.basis.${asked.figure}`)
  const { rowId, column } = asked.address
  const place = typeof column === 'number' ? words('weekShort', { week: column }) : words(`grid.${column}`)
  return words('status.place', { name: rowNameById(rowId, absenceNames, words), place })
}
