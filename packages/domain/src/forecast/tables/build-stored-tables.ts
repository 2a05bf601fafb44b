import type { Hundredths } from '../../numbers/hundredths'
import { at } from '../calculation/at-week'
import { isEditableSubstitute } from '../editing/list-editable-rows'
import type { ServerRowHours } from '../forecast-input'
import { forecastRowIds as ids } from '../rows/forecast-row-ids'
import { absenceRowId, absenceServerIds, substituteRowId, type ServerId } from '../rows/server-row-ids'
import type { ForecastRow, NumberRow, PercentageDisplay } from './forecast-table'
import { buildHoursRow } from './row-builders'
import type { TableContext } from './table-context'

const editable = { isEditable: true, includeInSum: true } as const

const inRange = ({ result }: TableContext, hours: readonly Hundredths[]): readonly Hundredths[] =>
  hours.slice(result.range.startWeek - 1, result.range.endWeek)

/** Budgeted and scheduled hours, both read-only. */
export const buildStaffingRows = (context: TableContext): ForecastRow[] => {
  const { budgetedStaffHours, scheduled } = context.state.edited
  return [
    buildHoursRow(context, ids.budgetedStaffHours, 'staffing', inRange(context, budgetedStaffHours)),
    buildHoursRow(context, ids.actualHours, 'scheduledStaff', inRange(context, scheduled)),
  ]
}

const buildSubstituteRow = (context: TableContext, { serverId, hours }: ServerRowHours): ForecastRow => {
  const traits = isEditableSubstitute(serverId) ? editable : { hidden: true }
  return buildHoursRow(context, substituteRowId(serverId), 'substitutes', inRange(context, hours), traits)
}

/** The five editable rows, the hidden ones, and the budgeted hours as a comparison. */
export const buildSubstituteRows = (context: TableContext): ForecastRow[] => {
  const { substitutes, budgetedSubstituteHours } = context.state.edited
  const budgeted = inRange(context, budgetedSubstituteHours)
  return [
    ...substitutes.map(row => buildSubstituteRow(context, row)),
    buildHoursRow(context, ids.budgetedSubstituteHours, 'substitutes', budgeted),
  ]
}

const illnessDisplay = ({ result, isOld, options }: TableContext): PercentageDisplay => ({
  showAsPercentage: options.showIllnessAsPercentage ?? false,
  toggleDisplay: true,
  decimals: 1,
  percentageColumns: result.weekNumbers.map((weekNumber, index) => ({
    weekNumber,
    isOld: at(isOld, index),
    percentage: at(result.illnessPercent, index),
  })),
  percentageTotal: result.summary.illnessPercentOfRange,
})

const hasOwnName: ReadonlySet<ServerId> = new Set<ServerId>(Object.values(absenceServerIds))

const buildAbsenceRow = (context: TableContext, { serverId, hours }: ServerRowHours): NumberRow => {
  const givenName = context.options.absenceNames?.get(serverId) ?? null
  const values = inRange(context, hours)
  const row = buildHoursRow(context, absenceRowId(serverId), 'absences', values, { ...editable })
  if (serverId === absenceServerIds.shortTermIllness) return { ...row, percentageDisplay: illnessDisplay(context) }
  return hasOwnName.has(serverId) ? row : { ...row, nameKey: 'rows.further-absence', givenName }
}

/** The six absences and any further one under the name given from outside. */
export const buildAbsenceRows = (context: TableContext): ForecastRow[] =>
  context.state.edited.absences.map(row => buildAbsenceRow(context, row))

/** Required hours with the changes from the diary, and the manager's own adjustment. */
export const buildNeedsRows = (context: TableContext): ForecastRow[] => {
  const { myForecast } = context.state.edited
  return [
    buildHoursRow(context, ids.totalRequired, 'totalHoursRequired', context.result.required, { includeInSum: true }),
    buildHoursRow(context, ids.myForecast, 'myForecast', inRange(context, myForecast), editable),
  ]
}
