import { at } from '../calculation/at-week'
import type { ServerRowHours } from '../forecast-input'
import { forecastRows, type ForecastTableId } from '../rows/row-table'
import { absenceKind, listedKinds, shownSingleKinds, type ListedKind } from '../rows/row-kinds'
import type { ForecastRow, NumberRow, PercentageDisplay } from './forecast-table'
import { buildHoursRow } from './row-builders'
import type { TableContext } from './table-context'

const editable = { isEditable: true, includeInSum: true } as const

const inRange = ({ result }: TableContext, hours: readonly number[]): readonly number[] =>
  hours.slice(result.range.startWeek - 1, result.range.endWeek)

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

/** A substitute that takes no input is hidden. */
const buildListedRow = (
  context: TableContext,
  { type, lineOf, rowIdOf }: ListedKind,
  { serverId, hours }: ServerRowHours,
): NumberRow => {
  const traits = lineOf(serverId).editable ? editable : { hidden: true }
  return buildHoursRow(context, rowIdOf(serverId), type, inRange(context, hours), traits)
}

/** An absence; a further one under the name given from outside. */
const withName = (context: TableContext, row: NumberRow, { serverId }: ServerRowHours): NumberRow => {
  if (serverId === forecastRows.shortTermIllness.serverId) return { ...row, percentageDisplay: illnessDisplay(context) }
  if (absenceKind.fixedRows.has(serverId)) return row
  return { ...row, nameKey: 'rows.further-absence', givenName: context.options.absenceNames?.get(serverId) ?? null }
}

/** The rows of a table that have hours of their own: absences, substitutes, and those of which there is one. */
export const buildStoredRows = (context: TableContext, group: ForecastTableId): ForecastRow[] => {
  const { edited } = context.state
  return [
    ...listedKinds
      .filter(kind => kind.group === group)
      .flatMap(kind =>
        edited[kind.list].map(row => {
          const built = buildListedRow(context, kind, row)
          return kind.kind === 'absence' ? withName(context, built, row) : built
        }),
      ),
    ...shownSingleKinds
      .filter(kind => kind.group === group)
      .map(({ id, type, list, editable: takesInput }) =>
        buildHoursRow(context, id, type, inRange(context, edited[list]), takesInput ? editable : {}),
      ),
  ]
}

/** Required hours with the changes from the diary, and the manager's own adjustment. */
export const buildNeedsRows = (context: TableContext): ForecastRow[] => {
  const { id, type } = forecastRows.totalRequired
  return [
    buildHoursRow(context, id, type, context.result.required, { includeInSum: true }),
    ...buildStoredRows(context, 'needs'),
  ]
}
