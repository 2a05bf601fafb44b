import type { Words } from '@veckovis/platform'
import {
  forecastRowIds,
  formatForecastValue,
  hasBreakEven,
  dirtyWeeks,
  type ForecastColumn,
  type ForecastResult,
  type ForecastRow,
  type ForecastState,
  type ForecastTable,
  type NumberRow,
  type StaffingMark,
} from '@veckovis/domain/forecast'
import { formatPercent } from '@veckovis/domain/numbers'
import { levelOf, mostOf, type SheetCell, type SheetRow, type RowSummaries } from '@veckovis/grid'
import type { ReactNode } from 'react'
import { rowName } from '../../wording/row-names'
import { groundsOfDescriptions, toneOfMark, toneOfNumber, withDescription } from './cell-description'

export type GridModelInput = {
  readonly table: ForecastTable
  readonly state: ForecastState
  readonly result: ForecastResult
  readonly words: Words
  /** A control beside the name of one row, such as the toggle between hours and percent. */
  readonly labelActions?: ReadonlyMap<string, ReactNode>
  /** Cells are too narrow for their figures: they get a depth of colour. */
  readonly dense?: boolean
  /** Keys of the cells that have a note, see `annotationKey`. */
  readonly annotated?: ReadonlySet<string>
}

export const annotationKey = (rowId: string, week: number) => `${rowId} ${week}`

const annotationField = ({ annotated }: GridModelInput, rowId: string, week: number) =>
  annotated?.has(annotationKey(rowId, week)) === true ? { annotated: true } : {}

const noWeeks: ReadonlySet<number> = new Set()

const dirtyWeeksOf = ({ state }: GridModelInput, row: NumberRow) => (row.dirty ? dirtyWeeks(state, row.id) : noWeeks)

type WeekValue = ForecastColumn<number> & {
  readonly index: number
  readonly isDirty: boolean
  /** The most of all weeks of the row. */
  readonly most: number
}

/** Where nothing can be earned there is no break-even; why is said by its explanation. */
const hasFigure = ({ state, result }: GridModelInput, { id }: NumberRow, index: number): boolean =>
  id !== forecastRowIds.incomeBreakEven || hasBreakEven(state.edited, result, index)

const noFigure = '–'

const numberCell = (input: GridModelInput, row: NumberRow, column: WeekValue): SheetCell => {
  const { state, result, words } = input
  const { weekNumber: week, index, isDirty } = column
  const cell = {
    text: hasFigure(input, row, index) ? formatForecastValue(column.value, row.unit) : noFigure,
    editable: row.isEditable && !column.isOld,
    dirty: isDirty,
    tone: toneOfNumber(row, column.value, { cumulative: result.marks[index], own: result.ownMarks[index] }),
    ...(input.dense === true ? levelOf(column.value, column.most) : {}),
    ...annotationField(input, row.id, week),
  }
  return withDescription(cell, { state, result, words, rowId: row.id, week, index })
}

const numberCells = (input: GridModelInput, row: NumberRow): SheetCell[] => {
  const dirty = dirtyWeeksOf(input, row)
  const most = input.dense === true ? mostOf(row.columns.map(({ value }) => value)) : 0
  return row.columns.map((column, index) =>
    numberCell(input, row, { ...column, index, isDirty: dirty.has(column.weekNumber), most }),
  )
}

const percentCells = (input: GridModelInput, row: NumberRow): SheetCell[] | null => {
  const display = row.percentageDisplay
  if (display === null || !display.showAsPercentage) return null
  const dirty = dirtyWeeksOf(input, row)
  const most = mostOf(display.percentageColumns.map(({ percentage }) => percentage))
  return display.percentageColumns.map(({ weekNumber, percentage }) => ({
    ...(input.dense === true ? levelOf(percentage, most) : {}),
    text: formatPercent(percentage, display.decimals),
    editable: false,
    dirty: dirty.has(weekNumber),
    tone: percentage === 0 ? 'muted' : 'normal',
    ...annotationField(input, row.id, weekNumber),
  }))
}

/** A word whose soft hyphen says where it may be parted; other words take a second line at their spaces. */
const partedWord = (word: string): Pick<SheetCell, 'text' | 'breakAfter'> => {
  const [first = '', ...rest] = word.split('\u00ad')
  return { text: [first, ...rest].join(''), breakAfter: first.length }
}

const markCell = (
  input: GridModelInput,
  row: ForecastRow,
  { weekNumber: week, value, index }: ForecastColumn<StaffingMark> & { readonly index: number },
): SheetCell => {
  const cell = {
    ...partedWord(input.words(`partedMarks.${value}`)),
    editable: false,
    dirty: false,
    tone: toneOfMark(value),
    ...annotationField(input, row.id, week),
  }
  return withDescription(cell, { ...input, rowId: row.id, week, index })
}

const cellsOf = (input: GridModelInput, row: ForecastRow): SheetCell[] => {
  if (row.unit === 'mark') return row.columns.map((column, index) => markCell(input, row, { ...column, index }))
  return percentCells(input, row) ?? numberCells(input, row)
}

/** What stands in the sum and average columns of a row; a sum that adds nothing up says what it is. */
export const summariesOf = (row: ForecastRow, lastWeek: number, words: Words): RowSummaries => {
  if (row.unit === 'mark') return {}
  const display = row.percentageDisplay
  const noteOf = (what: 'share' | 'shares' | 'last') => ({
    sumNote: words(`grid.sumNotes.${what}`, { week: lastWeek }),
  })
  if (display?.showAsPercentage === true)
    return { sum: formatPercent(display.percentageTotal, display.decimals), ...noteOf('share') }
  return {
    ...(row.showRowSum
      ? { sum: formatForecastValue(row.sum, row.unit), ...(row.sumOf === 'weeks' ? {} : noteOf(row.sumOf)) }
      : {}),
    ...(row.showAverage ? { average: formatForecastValue(row.average, row.unit) } : {}),
  }
}

const strongRows: ReadonlySet<string> = new Set([
  forecastRowIds.ownWeekEfficiency,
  forecastRowIds.weeklyEfficiency,
  forecastRowIds.remainingBudget,
  forecastRowIds.deficitCumulative,
  forecastRowIds.meaningOwnStatus,
  forecastRowIds.meaningStatus,
])

/**
 * How the page shows a row beside its figures.
 * @internal for the test of what a row carries
 */
export const viewOfRow = ({ id, takesInput, percentageDisplay }: ForecastRow) => ({
  isGreyStyle: !takesInput,
  /** The row counts in the sums of its table */
  includeInSum: takesInput || id === forecastRowIds.totalRequired,
  /** It turns between hours and percent */
  toggleDisplay: percentageDisplay !== null,
})

const toneOfRow = (row: ForecastRow): 'strong' | 'grey' | 'normal' => {
  if (strongRows.has(row.id)) return 'strong'
  return viewOfRow(row).isGreyStyle ? 'grey' : 'normal'
}

const gridRow = (input: GridModelInput, row: ForecastRow): SheetRow => {
  const action = viewOfRow(row).toggleDisplay ? input.labelActions?.get(row.id) : undefined
  return {
    id: row.id,
    label: rowName(row, input.words),
    cells: cellsOf(input, row),
    ...summariesOf(row, input.result.range.endWeek, input.words),
    tone: toneOfRow(row),
    status: row.status,
    ...(action === undefined ? {} : { labelAction: action }),
  }
}

const shownRows = ({ table }: GridModelInput) => table.rows.filter(row => !row.hidden)

/** What else than the row itself stands in a grid row. The descriptions of a row are made from the whole calculation. */
const groundsOf = ({ state, result, words, labelActions, annotated, dense }: GridModelInput, row: ForecastRow) => [
  row,
  row.dirty ? state.stored : null,
  ...groundsOfDescriptions(row.id, { state, result }),
  words,
  labelActions,
  annotated,
  dense,
]

type HeldRow = { readonly grounds: readonly unknown[]; readonly row: SheetRow }

const isSameList = <Value>(one: readonly Value[], other: readonly Value[]) =>
  one.length === other.length && one.every((value, index) => value === other[index])

/**
 * Makes the rows of tables as the grid draws them: text, tone and editability, no numbers. Hands out
 * those of the time before wherever nothing in them can have changed.
 */
export const createGridRows = () => {
  const heldRows = new Map<string, HeldRow>()
  const heldTables = new Map<string, readonly SheetRow[]>()

  const rowOf = (input: GridModelInput, row: ForecastRow): SheetRow => {
    const grounds = groundsOf(input, row)
    const before = heldRows.get(row.id)
    const held =
      before !== undefined && isSameList(before.grounds, grounds) ? before : { grounds, row: gridRow(input, row) }
    heldRows.set(row.id, held)
    return held.row
  }

  return (input: GridModelInput): readonly SheetRow[] => {
    const rows = shownRows(input).map(row => rowOf(input, row))
    const before = heldTables.get(input.table.id)
    const kept = before !== undefined && isSameList(before, rows) ? before : rows
    heldTables.set(input.table.id, kept)
    return kept
  }
}
