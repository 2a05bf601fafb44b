import {
  forecastRowIds,
  type ForecastResult,
  type ForecastState,
  type NumberRow,
  type StaffingMark,
} from '@veckovis/domain/forecast'
import { formatHours, formatMoney, formatPercent } from '@veckovis/domain/numbers'
import type { SheetCell } from '@veckovis/grid'
import type { Words } from '@veckovis/platform'

type Tone = NonNullable<SheetCell['tone']>

export const toneOfMark = (mark: StaffingMark): Tone => {
  if (mark === 'unmarked') return 'muted'
  return mark === 'properly-staffed' ? 'good' : 'bad'
}

const signedRows: ReadonlySet<string> = new Set([
  forecastRowIds.remainingBudget,
  forecastRowIds.deficitHours,
  forecastRowIds.deficitCumulative,
  forecastRowIds.meaningFte,
  forecastRowIds.meaningCost,
])

/** How a week stands by the sums from the start week, and how by itself. */
export type MarksOfWeek = { readonly cumulative: StaffingMark | undefined; readonly own: StaffingMark | undefined }

const markOfRow = (rowId: string, { cumulative, own }: MarksOfWeek): StaffingMark | undefined => {
  if (rowId === forecastRowIds.weeklyEfficiency) return cumulative
  return rowId === forecastRowIds.ownWeekEfficiency ? own : undefined
}

/** Colour only repeats what the text says: a minus, or the mark that stands in words in the meaning table. */
export const toneOfNumber = (row: NumberRow, value: number, marks: MarksOfWeek): Tone => {
  const mark = markOfRow(row.id, marks)
  if (mark !== undefined) return toneOfMark(mark)
  if (signedRows.has(row.id) && value < 0) return 'bad'
  return value === 0 ? 'muted' : 'normal'
}

type DescribedCell = {
  readonly state: ForecastState
  readonly result: ForecastResult
  readonly words: Words
  readonly rowId: string
  readonly week: number
  /** Place of the week in the range. */
  readonly index: number
}

type Describe = (cell: DescribedCell) => string

/** The figures must be there for every week of the range; a missing one is a bug and not a zero. */
const at = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index]
  if (value === undefined) throw new RangeError(`There is no figure at place ${index}`)
  return value
}

/** Both efficiencies of a week with their words, and its target. */
const wordsOfWeek = ({ result, words, index }: DescribedCell) => ({
  from: result.range.startWeek,
  mark: words(`marks.${at(result.marks, index)}`),
  ownMark: words(`marks.${at(result.ownMarks, index)}`),
  efficiency: formatPercent(at(result.efficiency, index), 1),
  own: formatPercent(at(result.ownWeekEfficiency, index), 1),
  target: formatPercent(at(result.target, index), 1),
})

const descriptions: Readonly<Record<string, Describe>> = {
  // The two parts of the needed hours.
  [forecastRowIds.totalRequired]: ({ state, words, week }) =>
    words('descriptions.required', {
      required: formatHours(at(state.edited.totalHoursRequired, week - 1)),
      changed: formatHours(at(state.edited.changedNeedsFromDiary, week - 1)),
    }),
  //
  [forecastRowIds.remainingBudget]: ({ result, words, index }) =>
    words('descriptions.remaining', {
      from: result.range.startWeek,
      balance: formatMoney(at(result.weekBalance, index)),
      left: formatMoney(at(result.leftOfAnnualBudget, index)),
    }),
  //
  [forecastRowIds.ownWeekEfficiency]: input => input.words('descriptions.ownEfficiency', wordsOfWeek(input)),
  [forecastRowIds.weeklyEfficiency]: input => input.words('descriptions.efficiency', wordsOfWeek(input)),
  [forecastRowIds.meaningOwnStatus]: input => input.words('descriptions.ownStatus', wordsOfWeek(input)),
  [forecastRowIds.meaningStatus]: input => input.words('descriptions.status', wordsOfWeek(input)),
}

/** What the descriptions of a row are made of, so that they are made again only when it is another; nothing for most rows. */
export const groundsOfDescriptions = (
  rowId: string,
  { state, result }: Pick<DescribedCell, 'state' | 'result'>,
): unknown[] => {
  if (rowId === forecastRowIds.totalRequired)
    return [state.edited.totalHoursRequired, state.edited.changedNeedsFromDiary]
  return rowId in descriptions ? [result] : []
}

/**
 * The cell with what the pointer and the screen reader get beside the value, for the rows that have more to tell. It is made
 * when the cell is drawn: of a year a few weeks are in sight, and an edit calculates all of them.
 */
export const withDescription = (cell: SheetCell, described: DescribedCell): SheetCell => {
  const describe = descriptions[described.rowId]
  if (describe === undefined) return cell
  let made: string | undefined
  const get = () => (made ??= describe(described))
  return Object.defineProperties(cell, { description: { get, enumerable: true }, title: { get, enumerable: true } })
}
