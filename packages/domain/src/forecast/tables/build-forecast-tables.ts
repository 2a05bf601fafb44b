import type { ForecastState } from '../editing/forecast-state'
import type { ForecastResult } from '../forecast-result'
import type { ForecastTableId } from '../rows/row-line'
import { buildRows } from './build-rows'
import type { ForecastTable, ForecastTables } from './forecast-table'
import { createTableContext, type ForecastTableOptions } from './table-context'

/**
 * The tables of the page for the weeks of the result, hidden rows included (§2, §3, R-160 to R-162); that of income has no rows
 * where the budget has none.
 */
export const buildForecastTables = (
  state: ForecastState,
  result: ForecastResult,
  options: ForecastTableOptions = {},
): ForecastTables => {
  const context = createTableContext(state, result, options)
  const tableOf = (id: ForecastTableId): ForecastTable => ({
    id,
    nameKey: `tables.${id}`,
    rows: buildRows(context, id),
  })
  return {
    'remaining-budget': tableOf('remaining-budget'),
    income: tableOf('income'),
    totals: tableOf('totals'),
    deficit: tableOf('deficit'),
    meaning: tableOf('meaning'),
    staffing: tableOf('staffing'),
    substitutes: tableOf('substitutes'),
    absences: tableOf('absences'),
    needs: tableOf('needs'),
  }
}
