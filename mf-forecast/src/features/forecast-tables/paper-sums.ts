import { summarisePart, type ForecastRow } from '@veckovis/domain/forecast'
import type { RowSummaries } from '@veckovis/grid'
import type { ForecastFigures } from '../../context/forecast-figures'
import type { Words } from '@veckovis/platform'
import { summariesOf } from './forecast-grid-model'

/** What the rows come to over some weeks that stand side by side on paper, such as a quarter. */
export const paperSums = (
  { state, result, tables }: Pick<ForecastFigures, 'state' | 'result' | 'tables'>,
  weeks: readonly number[],
  words: Words,
): ReadonlyMap<string, RowSummaries> => {
  const [startWeek, endWeek] = [weeks[0], weeks.at(-1)]
  if (startWeek === undefined || endWeek === undefined) return new Map()
  const { rows, illnessPercent } = summarisePart(state.edited, result.range, { startWeek, endWeek })
  const ofPart = (row: ForecastRow): ForecastRow => {
    const summary = rows.get(row.id)
    if (row.unit === 'mark' || summary === undefined) return row
    const { percentageDisplay } = row
    return {
      ...row,
      ...summary,
      percentageDisplay: percentageDisplay && { ...percentageDisplay, percentageTotal: illnessPercent },
    }
  }
  const all = Object.values(tables).flatMap((table): readonly ForecastRow[] => table.rows)
  return new Map(all.map(row => [row.id, summariesOf(ofPart(row), endWeek, words)]))
}
