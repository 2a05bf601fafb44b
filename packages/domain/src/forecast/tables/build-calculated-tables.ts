import { forecastRowIds as ids, type ForecastRowId } from '../rows/forecast-row-ids'
import type { ForecastRow } from './forecast-table'
import { buildHoursRow, buildMarkRow, buildNumberRow } from './row-builders'
import type { TableContext } from './table-context'

/** Running rows have no average: a mean of sums that grow tells nothing. */
const running = { showAverage: false } as const

/** Incoming, staff cost, fixed cost where there is one, and what remains. */
export const buildRemainingBudgetRows = (context: TableContext): ForecastRow[] => {
  const { incoming, staffCost, fixedCost, remaining } = context.result
  const unit = 'money'
  return [
    buildNumberRow(context, { id: ids.incomingBudget, type: 'incomingBudget', unit, values: incoming }, running),
    buildNumberRow(context, { id: ids.staffCost, type: 'budget', unit, values: staffCost }),
    buildNumberRow(
      context,
      { id: ids.fixedCost, type: 'budget', unit, values: fixedCost },
      { hidden: context.state.edited.resourceBudget.fixedCostPerWeek === 0 },
    ),
    buildNumberRow(context, { id: ids.remainingBudget, type: 'remainingBudget', unit, values: remaining }, running),
  ]
}

const percentRow = (context: TableContext, id: ForecastRowId, values: readonly number[]): ForecastRow =>
  buildNumberRow(
    context,
    { id, type: 'efficiency', unit: 'percent', values },
    { showRowSum: false, showAverage: false },
  )

/** The six totals rows, the efficiency of the week and the cumulative one last; neither shows a sum (§3, A-064, A-183). */
export const buildTotalsRows = (context: TableContext): ForecastRow[] => {
  const { resourceTime, extraTime, absences, hourResult, ownWeekEfficiency, efficiency } = context.result
  return [
    buildHoursRow(context, ids.resourceTime, 'resourceTime', resourceTime),
    buildHoursRow(context, ids.extraTime, 'extraTime', extraTime),
    buildHoursRow(context, ids.absences, 'absences', absences),
    buildHoursRow(context, ids.hourlyUsageResult, 'hourlyUsageResult', hourResult),
    percentRow(context, ids.ownWeekEfficiency, ownWeekEfficiency),
    percentRow(context, ids.weeklyEfficiency, efficiency),
  ]
}

/** Deficit per week and as a running sum. */
export const buildDeficitRows = (context: TableContext): ForecastRow[] => {
  const { deficit, deficitCumulative } = context.result
  const [type, unit] = ['availableHours', 'hours'] as const
  return [
    buildNumberRow(context, { id: ids.deficitHours, type, unit, values: deficit }),
    buildNumberRow(context, { id: ids.deficitCumulative, type, unit, values: deficitCumulative }, running),
  ]
}

/** The weeks in plain terms; full-time posts of several weeks are averaged, not summed. */
export const buildMeaningRows = (context: TableContext): ForecastRow[] => {
  const { ownMarks, marks, meaningFte, meaningCost } = context.result
  return [
    buildMarkRow(context, ids.meaningOwnStatus, ownMarks),
    buildMarkRow(context, ids.meaningStatus, marks),
    buildNumberRow(
      context,
      { id: ids.meaningFte, type: 'availableHours', unit: 'fte', values: meaningFte },
      { showRowSum: false },
    ),
    buildNumberRow(context, { id: ids.meaningCost, type: 'budget', unit: 'money', values: meaningCost }),
  ]
}
