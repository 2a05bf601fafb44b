import { at } from '../calculation/at-week'
import type { ServerRowHours } from '../forecast-input'
import type { ForecastTableId } from '../rows/row-line'
import { forecastRows } from '../rows/row-table'
import { absenceKind, hasRow, listedKinds, shownLines, type CalculatedLine, type ListedKind } from '../rows/row-kinds'
import type { ForecastRow, NumberRow, PercentageDisplay } from './forecast-table'
import { buildHoursRow, buildMarkRow, buildNumberRow } from './row-builders'
import type { TableContext } from './table-context'

const inRange = ({ result }: TableContext, hours: readonly number[]): readonly number[] =>
  hours.slice(result.range.startWeek - 1, result.range.endWeek)

const illnessDisplay = ({ result, isOld, options }: TableContext): PercentageDisplay => ({
  showAsPercentage: options.showIllnessAsPercentage ?? false,
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
  const { editable } = lineOf(serverId)
  const traits = { takesInput: editable, hidden: !editable }
  return buildHoursRow(context, rowIdOf(serverId), type, inRange(context, hours), traits)
}

/** An absence; a further one under the name given from outside. */
const withName = (context: TableContext, row: NumberRow, { serverId }: ServerRowHours): NumberRow => {
  if (serverId === forecastRows.shortTermIllness.serverId) return { ...row, percentageDisplay: illnessDisplay(context) }
  if (absenceKind.fixedRows.has(serverId)) return row
  return { ...row, nameKey: 'rows.further-absence', givenName: context.options.absenceNames?.get(serverId) ?? null }
}

/** A row that a figure fills; a running one has no average: a mean of sums that grow tells nothing. */
const buildCalculatedRow = (context: TableContext, line: CalculatedLine): ForecastRow => {
  const { result, state } = context
  if (line.unit === 'mark') return buildMarkRow(context, line.id, result[line.figure])
  const { id, type, figure, unit, sum } = line
  const hasCost = state.edited.resourceBudget.fixedCostPerWeek !== 0
  const traits = {
    sumOf: sum,
    showRowSum: unit !== 'percent' && unit !== 'fte',
    showAverage: sum === 'weeks',
    hidden: id === forecastRows.fixedCost.id && !hasCost,
  }
  if (unit === 'hundredths') return buildHoursRow(context, id, type, result[figure], traits)
  return buildNumberRow(context, { id, type, unit, values: result[figure] }, traits)
}

const buildLine = (context: TableContext, line: (typeof shownLines)[number]): ForecastRow => {
  if (!('kind' in line)) return buildCalculatedRow(context, line)
  const hours = inRange(context, context.state.edited[line.list])
  return buildHoursRow(context, line.id, line.type, hours, { takesInput: line.editable })
}

/** The rows of a table in its order: absences or substitutes, then those of which there is one (§3, A-048). */
export const buildRows = (context: TableContext, group: ForecastTableId): ForecastRow[] => [
  ...listedKinds
    .filter(kind => kind.group === group)
    .flatMap(kind =>
      context.state.edited[kind.list].map(row => {
        const built = buildListedRow(context, kind, row)
        return kind.kind === 'absence' ? withName(context, built, row) : built
      }),
    ),
  ...shownLines
    .filter(line => line.group === group && hasRow(context.state.edited, line))
    .map(line => buildLine(context, line)),
]
