import {
  forecastRowIds,
  formatForecastValue,
  formatPercent,
  isDirtyCell,
  isOldWeek,
  mondayOf,
  weeksOfRange,
  type ForecastColumn,
  type ForecastResult,
  type ForecastRow,
  type ForecastState,
  type ForecastTable,
  type IsoWeek,
  type NumberRow,
  type WeekRange,
} from '@veckovis/domain'
import type { GridCell, GridColumn, GridRow } from '@veckovis/grid'
import type { ReactNode } from 'react'
import { rowName, type Words } from '../../data/row-names'
import { cellNotes, toneOfMark, toneOfNumber } from './cell-notes'

export type GridModelInput = {
  readonly table: ForecastTable
  readonly state: ForecastState
  readonly result: ForecastResult
  readonly words: Words
  /** A control beside the name of one row, such as the toggle between hours and percent. */
  readonly labelActions?: ReadonlyMap<string, ReactNode>
}

/** A column per week of the range, with the Monday it begins on. Kept apart from the values: an edit changes none. */
export const gridColumns = (year: number, currentWeek: IsoWeek, range: WeekRange, words: Words): GridColumn[] =>
  weeksOfRange(range).map(week => {
    const { month, day } = mondayOf({ year, week })
    return {
      week,
      title: words('weekShort', { week }),
      subtitle: `${day}/${month}`,
      isOld: isOldWeek({ year, week }, currentWeek),
      isCurrent: year === currentWeek.year && week === currentWeek.week,
    }
  })

const noteFields = (note: string | undefined) => (note === undefined ? {} : { description: note, title: note })

const numberCell = (input: GridModelInput, row: NumberRow, column: ForecastColumn<number>, index: number): GridCell => {
  const { state, result, words } = input
  const week = column.weekNumber
  return {
    text: formatForecastValue(column.value, row.unit),
    editable: row.isEditable && !column.isOld,
    dirty: row.dirty && isDirtyCell(state, { rowId: row.id, week }),
    tone: toneOfNumber(row, column.value, result.marks[index]),
    ...noteFields(cellNotes({ state, result, words, rowId: row.id, week, index })),
  }
}

const percentCells = (state: ForecastState, row: NumberRow): GridCell[] | null => {
  const display = row.percentageDisplay
  if (display === null || !display.showAsPercentage) return null
  return display.percentageColumns.map(({ weekNumber, percentage }) => ({
    text: formatPercent(percentage, display.decimals),
    editable: false,
    dirty: row.dirty && isDirtyCell(state, { rowId: row.id, week: weekNumber }),
    tone: percentage === 0 ? 'muted' : 'normal',
  }))
}

const cellsOf = (input: GridModelInput, row: ForecastRow): GridCell[] => {
  if (row.unit === 'mark')
    return row.columns.map(({ value }) => ({
      text: input.words(`marks.${value}`),
      editable: false,
      dirty: false,
      tone: toneOfMark(value),
    }))
  return percentCells(input.state, row) ?? row.columns.map((column, index) => numberCell(input, row, column, index))
}

const summariesOf = (row: ForecastRow): Pick<GridRow, 'sum' | 'average'> => {
  if (row.unit === 'mark') return {}
  const display = row.percentageDisplay
  if (display?.showAsPercentage === true) return { sum: formatPercent(display.percentageTotal, display.decimals) }
  return {
    ...(row.showRowSum ? { sum: formatForecastValue(row.sum, row.unit) } : {}),
    ...(row.showAverage ? { average: formatForecastValue(row.average, row.unit) } : {}),
  }
}

const strongRows: ReadonlySet<string> = new Set([
  forecastRowIds.weeklyEfficiency,
  forecastRowIds.remainingBudget,
  forecastRowIds.deficitCumulative,
  forecastRowIds.meaningStatus,
])

const toneOfRow = ({ id, isGreyStyle }: ForecastRow): 'strong' | 'grey' | 'normal' => {
  if (strongRows.has(id)) return 'strong'
  return isGreyStyle ? 'grey' : 'normal'
}

/** The rows of a table as the grid draws them: text, tone and editability, no numbers. */
export const gridRows = (input: GridModelInput): GridRow[] =>
  input.table.rows
    .filter(row => !row.hidden)
    .map(row => {
      const action = input.labelActions?.get(row.id)
      return {
        id: row.id,
        label: rowName(row, input.words),
        cells: cellsOf(input, row),
        ...summariesOf(row),
        tone: toneOfRow(row),
        status: row.status,
        ...(action === undefined ? {} : { labelAction: action }),
      }
    })
