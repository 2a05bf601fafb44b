import { type WeekRange } from '@veckovis/domain/calendar'
import { fillFromYear, type ForecastInput } from '@veckovis/domain/forecast'
import { fetchComprehensive } from '../../data/forecast-queries'
import type { ForecastEditor } from '../../editing/forecast-editor'
import { readForecast } from '../../data/read-forecast'

export type FillChoice = { readonly sourceYear: number; readonly range: WeekRange; readonly useAverage: boolean }

/** The year before, when there is one, else the first other year, else the year itself. */
export const defaultSourceYear = (years: readonly number[], year: number): number =>
  years.includes(year - 1) ? year - 1 : (years.find(candidate => candidate !== year) ?? year)

const fetchSource = async (unitId: number, year: number, signal: AbortSignal): Promise<ForecastInput> => {
  const { data } = await fetchComprehensive(unitId, year, signal)
  const read = data === null || !data.budget.isLocked ? null : readForecast(data, year)
  // A row that could not be read would be filled in as zeros, over figures that are there.
  if (read === null || !read.ok || read.value.skipped.length > 0)
    throw new Error(`The forecast of ${year} cannot be filled in from`)
  return read.value.input
}

/**
 * Writes another year's rows into the open weeks of the range; nothing is sent.
 * Answers whether anything changed. Rejects when it cannot, and when it was given up meanwhile.
 */
export const fillForecast = async (
  editor: ForecastEditor,
  { sourceYear, range, useAverage }: FillChoice,
  signal: AbortSignal,
): Promise<boolean> => {
  const source = await fetchSource(editor.address.unitId, sourceYear, signal)
  signal.throwIfAborted()
  const before = editor.content().forecast
  const filled = fillFromYear(before, source, { range, useAverage })
  if (!filled.ok) throw new Error('The forecast takes no input')
  editor.update(() => filled.value, 'filled')
  return filled.value.edited !== before.edited
}
