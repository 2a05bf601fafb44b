import type {
  ForecastResult,
  ForecastRow,
  ForecastState,
  ForecastTableId,
  ForecastTables,
} from '@veckovis/domain/forecast'
import type { GridColumn } from '@veckovis/grid'
import type { ForecastTab } from '../../data/forecast-tab'

/** One moment of the forecast: what is edited, everything calculated from it, and the tables that show it. */
export type ForecastFigures = {
  readonly state: ForecastState
  readonly result: ForecastResult
  readonly tables: ForecastTables
  readonly columns: readonly GridColumn[]
}

/** Which table stands on which tab. */
export const tablesOfTab: Readonly<Record<ForecastTab, readonly ForecastTableId[]>> = {
  efficiency: ['totals', 'remaining-budget', 'deficit', 'meaning'],
  details: ['staffing', 'substitutes', 'absences', 'needs'],
}

export const findForecastRow = (tables: ForecastTables, tab: ForecastTab, rowId: string): ForecastRow | undefined => {
  for (const id of tablesOfTab[tab]) {
    const row = tables[id].rows.find(candidate => candidate.id === rowId)
    if (row !== undefined) return row
  }
  return undefined
}
