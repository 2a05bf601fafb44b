import { hoursFromHundredths, type Hundredths } from '../../numbers/hundredths'
import type { Decimals } from '../../numbers/format-numbers'
import { at } from '../calculation/at-week'
import type { StaffingMark } from '../forecast-result'
import type { ForecastRowId } from '../rows/forecast-row-ids'
import type { ForecastRowType } from '../rows/row-line'
import type { ForecastColumn, MarkRow, NumberRow, NumberUnit } from './forecast-table'
import type { TableContext } from './table-context'

type RowTraits = Partial<
  Pick<NumberRow, 'givenName' | 'takesInput' | 'sumOf' | 'showRowSum' | 'showAverage' | 'hidden'>
>

const columnsOf = <Value>({ result, isOld }: TableContext, values: readonly Value[]): ForecastColumn<Value>[] =>
  result.weekNumbers.map((weekNumber, index) => ({ weekNumber, isOld: at(isOld, index), value: at(values, index) }))

const baseOf = ({ state, statuses }: TableContext, id: ForecastRowId, type: ForecastRowType, traits: RowTraits) => {
  const status = statuses.get(id) ?? 'normal'
  const takesInput = traits.takesInput ?? false
  return {
    id,
    nameKey: `rows.${id}`,
    givenName: traits.givenName ?? null,
    type,
    takesInput,
    isEditable: takesInput && state.canWrite,
    showRowSum: traits.showRowSum ?? true,
    showAverage: traits.showAverage ?? true,
    status,
    hidden: (traits.hidden ?? false) || state.skippedRowIds.includes(id),
    dirty: status === 'dirty',
    percentageDisplay: null,
  }
}

const decimalsOf: Readonly<Record<NumberUnit, Decimals>> = { hours: 2, money: 0, percent: 1, fte: 2 }

/** A row of numbers in its unit, with sum and average from the summary. */
export const buildNumberRow = (
  context: TableContext,
  row: { id: ForecastRowId; type: ForecastRowType; unit: NumberUnit; values: readonly number[] },
  traits: RowTraits = {},
): NumberRow => {
  const summary = context.result.summary.rows.get(row.id)
  if (summary === undefined) throw new RangeError(`The row ${row.id} has no summary`)
  return {
    ...baseOf(context, row.id, row.type, traits),
    unit: row.unit,
    decimals: decimalsOf[row.unit],
    sum: summary.sum,
    sumOf: traits.sumOf ?? 'weeks',
    average: summary.average,
    columns: columnsOf(context, row.values),
  }
}

/** A row of hours that are kept as hundredths for the range's weeks. */
export const buildHoursRow = (
  context: TableContext,
  id: ForecastRowId,
  type: ForecastRowType,
  hundredths: readonly Hundredths[],
  traits: RowTraits = {},
): NumberRow =>
  buildNumberRow(context, { id, type, unit: 'hours', values: hundredths.map(hoursFromHundredths) }, traits)

/** A row of marks, one per week of the range. */
export const buildMarkRow = (context: TableContext, id: ForecastRowId, marks: readonly StaffingMark[]): MarkRow => ({
  ...baseOf(context, id, 'targetEfficiency', { showRowSum: false, showAverage: false }),
  unit: 'mark',
  columns: columnsOf(context, marks),
})
