import type { ForecastTableId } from '../rows/row-line'
import type { ForecastRow, ForecastTable, ForecastTables, PercentageDisplay } from './forecast-table'

type Column = ForecastRow['columns'][number]

const isSameColumn = (one: Column, other: Column | undefined): boolean =>
  other !== undefined &&
  Object.is(one.value, other.value) &&
  one.weekNumber === other.weekNumber &&
  one.isOld === other.isOld

const isSamePercentage = (one: PercentageDisplay | null, other: PercentageDisplay | null): boolean => {
  if (one === null || other === null) return one === other
  return (
    one.showAsPercentage === other.showAsPercentage &&
    Object.is(one.percentageTotal, other.percentageTotal) &&
    one.percentageColumns.length === other.percentageColumns.length &&
    one.percentageColumns.every(({ weekNumber, isOld, percentage }, index) => {
      const column = other.percentageColumns[index]
      return Object.is(percentage, column?.percentage) && weekNumber === column?.weekNumber && isOld === column.isOld
    })
  )
}

const comparedByHand: ReadonlySet<string> = new Set<keyof ForecastRow>(['columns', 'percentageDisplay'])

/** Everything of a row that is neither its weeks nor its percentages, and so can be compared as it is. */
const isSameFrame = (one: ForecastRow, other: ForecastRow): boolean => {
  const others = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one).every(([key, value]) => comparedByHand.has(key) || Object.is(value, others.get(key)))
}

// Compares by hand: this runs for every row of the page on every edit.
const isSame = (one: ForecastRow, other: ForecastRow): boolean =>
  one.columns.length === other.columns.length &&
  one.columns.every((column, index) => isSameColumn(column, other.columns[index])) &&
  isSamePercentage(one.percentageDisplay, other.percentageDisplay) &&
  isSameFrame(one, other)

const keepRows = (previous: ForecastTable, next: ForecastTable): ForecastTable => {
  const known = new Map(previous.rows.map((row): [string, ForecastRow] => [row.id, row]))
  const rows = next.rows.map(row => {
    const before = known.get(row.id)
    return before !== undefined && isSame(before, row) ? before : row
  })
  const isUnchanged = rows.length === previous.rows.length && rows.every((row, index) => row === previous.rows[index])
  return isUnchanged ? previous : { ...next, rows }
}

/** The next tables with the objects of the previous ones wherever a table or row is the same, for cheap rendering. */
export const keepUnchangedRows = (previous: ForecastTables, next: ForecastTables): ForecastTables => {
  const keep = (id: ForecastTableId): ForecastTable => keepRows(previous[id], next[id])
  return {
    'remaining-budget': keep('remaining-budget'),
    income: keep('income'),
    totals: keep('totals'),
    deficit: keep('deficit'),
    meaning: keep('meaning'),
    staffing: keep('staffing'),
    substitutes: keep('substitutes'),
    absences: keep('absences'),
    needs: keep('needs'),
  }
}
