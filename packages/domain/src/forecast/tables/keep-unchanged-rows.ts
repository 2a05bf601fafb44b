import type { ForecastRow, ForecastTable, ForecastTableId, ForecastTables } from './forecast-table'

const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const entries = Object.entries(one)
  const others = new Map(Object.entries(other))
  return (
    entries.length === others.size && entries.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  )
}

const keepRows = (previous: ForecastTable, next: ForecastTable): ForecastTable => {
  const known = new Map(previous.rows.map((row): [string, ForecastRow] => [row.id, row]))
  const rows = next.rows.map(row => {
    const before = known.get(row.id)
    return before !== undefined && isSame(before, row) ? before : row
  })
  const isUnchanged = rows.length === previous.rows.length && rows.every((row, index) => row === previous.rows[index])
  return isUnchanged ? previous : { ...next, rows }
}

/** The next tables with the objects of the previous ones wherever a table or row is the same, for cheap rendering. */
export const keepUnchangedRows = (previous: ForecastTables, next: ForecastTables): ForecastTables => {
  const keep = (id: ForecastTableId): ForecastTable => keepRows(previous[id], next[id])
  return {
    'remaining-budget': keep('remaining-budget'),
    totals: keep('totals'),
    deficit: keep('deficit'),
    meaning: keep('meaning'),
    staffing: keep('staffing'),
    substitutes: keep('substitutes'),
    absences: keep('absences'),
    needs: keep('needs'),
  }
}
