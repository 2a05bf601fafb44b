import { lastWeekFormula, type SeriesUnit } from '../calculation/range-formulas'
import type { Formula } from '../formula/forecast-formula'
import { storedFormula, type StoredHours } from '../formula/list-formulas'
import type { ForecastInput } from '../forecast-input'
import type { NumberFigureKey } from '../forecast-result'
import type { ForecastRowId } from '../rows/forecast-row-ids'
import { calculatedLines, hasRow, listedKinds, shownSingleKinds } from '../rows/row-kinds'

/** A row that a figure fills. */
export type CalculatedRow = {
  readonly rowId: ForecastRowId
  readonly key: NumberFigureKey
  readonly unit: SeriesUnit
  /** What the sum column shows: the weeks added up, the ideal shares, or the last week by this formula */
  readonly sum: 'weeks' | 'shares' | Formula<{ readonly last: number }>
}

const calculatedRowsOf = (of: Parameters<typeof hasRow>[0]): readonly CalculatedRow[] =>
  calculatedLines.flatMap(line => {
    if (line.unit === 'mark' || !hasRow(of, line)) return []
    const { id: rowId, figure: key, unit, sum } = line
    return [{ rowId, key, unit, sum: sum === 'last' ? lastWeekFormula(rowId, unit) : sum }]
  })

const rowsWithoutIncome = calculatedRowsOf({})
const rowsWithIncome = calculatedRowsOf({ income: true })

/** The calculated rows of numbers. */
export const listCalculatedRows = ({ income }: ForecastInput): readonly CalculatedRow[] =>
  income === undefined ? rowsWithoutIncome : rowsWithIncome

export const findCalculatedRow = (input: ForecastInput, rowId: string): CalculatedRow | undefined =>
  listCalculatedRows(input).find(row => row.rowId === rowId)

export type StoredRow = Omit<StoredHours, 'index'> & { readonly rowId: ForecastRowId }

/** The rows whose hours are kept, index 0 being week 1. */
export const listStoredRows = (input: ForecastInput): StoredRow[] => [
  ...listedKinds.flatMap(({ list, rowIdOf }) =>
    input[list].map(({ serverId, hours, diaryHours }) => ({ rowId: rowIdOf(serverId), hours, diaryHours })),
  ),
  ...shownSingleKinds.map(({ id: rowId, list }) => ({ rowId, hours: input[list], diaryHours: undefined })),
]

const storedFormulas = {
  entered: storedFormula('entered'),
  'from-schedule': storedFormula('from-schedule'),
  'from-locked-budget': storedFormula('from-locked-budget'),
} as const

/** How a row's hours came to be kept: entered by hand, from the schedule or from the locked budget. */
export const storedFormulaOf = (rowId: ForecastRowId) => {
  const source = shownSingleKinds.find(({ id }) => id === rowId)?.source
  return storedFormulas[source ?? 'entered']
}
