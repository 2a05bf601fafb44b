import type { ForecastState } from '../editing/forecast-state'
import type { ForecastResult } from '../forecast-result'
import type { ForecastTableId } from '../rows/row-table'
import {
  buildDeficitRows,
  buildMeaningRows,
  buildRemainingBudgetRows,
  buildTotalsRows,
} from './build-calculated-tables'
import { buildNeedsRows, buildStoredRows } from './build-stored-tables'
import type { ForecastRow, ForecastTable, ForecastTables } from './forecast-table'
import { createTableContext, type ForecastTableOptions } from './table-context'

const tableOf = (id: ForecastTableId, rows: readonly ForecastRow[]): ForecastTable => ({
  id,
  nameKey: `tables.${id}`,
  rows,
})

/** The eight tables of the page for the weeks of the result, hidden rows included (§2, §3, R-160 to R-162). */
export const buildForecastTables = (
  state: ForecastState,
  result: ForecastResult,
  options: ForecastTableOptions = {},
): ForecastTables => {
  const context = createTableContext(state, result, options)
  return {
    'remaining-budget': tableOf('remaining-budget', buildRemainingBudgetRows(context)),
    totals: tableOf('totals', buildTotalsRows(context)),
    deficit: tableOf('deficit', buildDeficitRows(context)),
    meaning: tableOf('meaning', buildMeaningRows(context)),
    staffing: tableOf('staffing', buildStoredRows(context, 'staffing')),
    substitutes: tableOf('substitutes', buildStoredRows(context, 'substitutes')),
    absences: tableOf('absences', buildStoredRows(context, 'absences')),
    needs: tableOf('needs', buildNeedsRows(context)),
  }
}
