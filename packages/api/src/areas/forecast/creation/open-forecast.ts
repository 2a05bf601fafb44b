import { type BudgetedWeeks } from '@veckovis/domain/budget'
import { weeksInIsoYear } from '@veckovis/domain/calendar'
import type { CostShift, RowKind, WeekIncome } from '@veckovis/domain/forecast'
import { type Hundredths } from '@veckovis/domain/numbers'
import type { Transaction } from '../../../db/database'
import { findForecast } from '../forecast-repository'
import type { StoredRow } from '../stored-forecast'
import { createForecast } from './create-forecast'
import { renewForecast } from './renew-forecast'

export type ForecastToOpen = {
  readonly unitId: number
  readonly year: number
  readonly needsBudgetId: number
  readonly resourceBudgetId: number
  readonly weeks: BudgetedWeeks
  /** Hours of the unit's staff in every week of the year */
  readonly scheduled: readonly Hundredths[]
  /** Null where the settings of the municipality change nothing in the year */
  readonly costShift: CostShift | null
  /** Null where the municipality has no prices, or the budget is not paid by hour or room */
  readonly income: WeekIncome | null
  readonly userId: number | null
  readonly at: Date
}

const rowsOf = ({ weeks, scheduled }: ForecastToOpen): StoredRow[] => {
  const row = (kind: RowKind, typed: readonly Hundredths[]): StoredRow => ({ kind, sourceId: 0, typed, diary: [] })
  return [
    row('required', weeks.required),
    row('budgeted-staff', weeks.budgetedStaff),
    row('budgeted-substitutes', weeks.budgetedSubstitutes),
    row('target', weeks.target),
    row('scheduled', scheduled),
  ]
}

/**
 * The forecast of a year whose two budgets are locked, in the caller's transaction. A forecast that is there
 * already, from budgets that were not locked, takes over the locked ones and keeps what people have written.
 */
export const openForecast = async (transaction: Transaction, asked: ForecastToOpen): Promise<void> => {
  const { unitId, year, needsBudgetId, resourceBudgetId, costShift, income, userId, at } = asked
  const rows = rowsOf(asked)
  if (rows.some(({ typed }) => typed.length !== weeksInIsoYear(year)))
    throw new RangeError(`Not the weeks of the year ${year}`)
  const present = await findForecast(transaction, unitId, year)
  const budgets = { unitId, needsBudgetId, resourceBudgetId, costShift, income, at }
  if (present === undefined) await createForecast(transaction, { ...budgets, year, rows })
  else {
    const ofBudgets = rows.flatMap(({ kind, sourceId, typed }) =>
      kind === 'scheduled' ? [] : [{ kind, sourceId, typed }],
    )
    await renewForecast(transaction, { ...budgets, forecastId: present.id, rows: ofBudgets, userId })
  }
}
