import {
  cellKey,
  comesIn,
  compareImport,
  takeImport,
  type ForecastState,
  type ImportChoice,
  type ImportComparison,
  type ImportDifference,
  type ImportStrategy,
  type RecognisedSheet,
} from '@veckovis/domain/forecast'

/** A label that stands twice is an error; what its first row would bring is shown all the same. */
const firstOfEach = (sheet: RecognisedSheet): RecognisedSheet => {
  const seen = new Set<string>()
  const kept = sheet.kept.filter(({ rowId }) => !seen.has(rowId) && seen.add(rowId))
  return { ...sheet, kept }
}

/** What a file would change, also where one of its rows is wrong: a bad row hides no good one. */
export const compareSheet = (state: ForecastState, sheet: RecognisedSheet): ImportComparison =>
  compareImport(state, firstOfEach(sheet))

/** Values that are there and would be written over, and that nothing has been decided about. */
export const openConflicts = (
  differences: readonly ImportDifference[],
  { leftRowIds, leftWeeks, decided }: ImportChoice,
): ImportDifference[] =>
  differences.filter(
    difference =>
      difference.isConflict &&
      !leftRowIds.has(difference.rowId) &&
      !leftWeeks.has(difference.week) &&
      !decided.has(cellKey(difference)),
  )

const withOrWithout = <Value>(values: ReadonlySet<Value>, value: Value, isIn: boolean): ReadonlySet<Value> => {
  const others = [...values].filter(other => other !== value)
  return new Set(isIn ? [...others, value] : others)
}

export const leaveRow = (choice: ImportChoice, rowId: string, isLeft: boolean): ImportChoice => ({
  ...choice,
  leftRowIds: withOrWithout(choice.leftRowIds, rowId, isLeft),
})

export const leaveWeek = (choice: ImportChoice, week: number, isLeft: boolean): ImportChoice => ({
  ...choice,
  leftWeeks: withOrWithout(choice.leftWeeks, week, isLeft),
})

export const decide = (choice: ImportChoice, cell: ImportDifference, strategy: ImportStrategy): ImportChoice => ({
  ...choice,
  decided: new Map(choice.decided).set(cellKey(cell), strategy),
})

/** What an import has become of the forecast. */
export type TakenImport = {
  readonly forecast: ForecastState
  readonly taken: number
  /** Cells that were changed on the page while the import was sent: they stay as they are. */
  readonly leftAlone: number
}

/**
 * Takes what was chosen into the forecast as it is now. A cell comes in only where it still is as it was when it was
 * chosen, so that nothing is written over that nobody was asked about.
 */
export const takeChosen = (
  now: ForecastState,
  shown: readonly ImportDifference[],
  choice: ImportChoice,
  sheet: RecognisedSheet,
): TakenImport => {
  const before = new Map(compareSheet(now, sheet).differences.map(cell => [cellKey(cell), cell.before]))
  const chosen = shown.filter(cell => comesIn(cell, choice))
  const still = chosen.filter(cell => before.get(cellKey(cell)) === cell.before)
  const taken = takeImport(now, still, choice)
  if (!taken.ok) return { forecast: now, taken: 0, leftAlone: chosen.length }
  return { forecast: taken.value, taken: still.length, leftAlone: chosen.length - still.length }
}
