import { forecastRowIds, serverIdOfRow } from '@veckovis/domain/forecast'

/** A row of which the server keeps hours, and so their history; the others are calculated. */
export type KeptRow = {
  readonly row: 'absence' | 'substitute' | 'my-forecast' | 'scheduled' | 'budgeted-staff' | 'budgeted-substitutes'
  readonly source: number
}

const rowsOfOneList: ReadonlyMap<string, KeptRow['row']> = new Map([
  [forecastRowIds.myForecast, 'my-forecast'],
  [forecastRowIds.actualHours, 'scheduled'],
  [forecastRowIds.budgetedStaffHours, 'budgeted-staff'],
  [forecastRowIds.budgetedSubstituteHours, 'budgeted-substitutes'],
])

export const keptRowOf = (rowId: string): KeptRow | null => {
  const numbered = serverIdOfRow(rowId)
  if (numbered !== undefined) return { row: numbered.kind, source: numbered.serverId }
  const row = rowsOfOneList.get(rowId)
  return row === undefined ? null : { row, source: 0 }
}
