import type { ForecastInput } from '@veckovis/domain/forecast'
import { fetchComprehensive } from './forecast-queries'
import { pendingQuery } from './pending-query'
import { queryClient } from './query-client'
import { readForecast } from './read-forecast'

export type CurrentForecast = { readonly input: ForecastInput; readonly version: string }

type Edited = {
  readonly address: { readonly unitId: number; readonly year: number }
  /** What was read before the edits. */
  readonly loadedVersion: string
}

/** A forecast that is edited as it is stored now, for what is merged into the edits. */
export const fetchCurrent = async ({ address, loadedVersion }: Edited): Promise<CurrentForecast> => {
  const { data, version } = await fetchComprehensive(address.unitId, address.year)
  const read = data === null || !data.budget.isLocked ? null : readForecast(data, address.year)
  if (read === null || !read.ok) throw new Error('The stored forecast cannot be merged')
  // What was approved meanwhile waits no more.
  void queryClient.invalidateQueries({ queryKey: pendingQuery(address.unitId, address.year, loadedVersion).queryKey })
  return { input: read.value.input, version }
}
