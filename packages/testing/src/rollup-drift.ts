import type { Database } from '@veckovis/api'
import { findMeasureDrift } from './measure-drift'

/**
 * Sums of a municipality, and what analytics keeps of each forecast, that differ from those of the forecasts' own
 * weeks: none, whatever was written.
 */
export const findRollupDrift = async (database: Database): Promise<readonly (object | string)[]> => {
  const { rows } = await database.asSystem(transaction =>
    transaction.query<Record<string, unknown>>(`
      WITH summed AS (
        SELECT d.municipality_id, f.year, r.kind, r.source_id, w.week, sum(w.typed + coalesce(w.diary, 0)) AS hours
        FROM forecast_row r JOIN forecast f ON f.id = r.forecast_id
        JOIN unit u ON u.id = f.unit_id JOIN department d ON d.id = u.department_id
        CROSS JOIN unnest(r.typed, r.diary) WITH ORDINALITY AS w (typed, diary, week)
        WHERE r.kind <> 'target' GROUP BY 1, 2, 3, 4, 5
      ), rolled AS (
        SELECT municipality_id, year, kind, source_id, w.week, w.hours
        FROM forecast_rollup CROSS JOIN unnest(hours) WITH ORDINALITY AS w (hours, week)
      )
      SELECT * FROM summed FULL JOIN rolled USING (municipality_id, year, kind, source_id, week)
      WHERE summed.hours IS DISTINCT FROM rolled.hours`),
  )
  return [...rows, ...(await findMeasureDrift(database))]
}
