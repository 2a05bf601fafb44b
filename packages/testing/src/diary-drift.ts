import type { Database } from '@veckovis/api'

/** Hours of approved entries that differ from the diary's part of the forecasts: none, whatever was approved by whom. */
export const findDiaryDrift = async (database: Pick<Database, 'asSystem'>): Promise<readonly object[]> => {
  const { rows } = await database.asSystem(transaction =>
    transaction.query<Record<string, unknown>>(
      `WITH brought AS (
         SELECT f.id, d.kind, d.source_id, d.week, sum(d.hours) AS hours FROM diary_effect d
         JOIN forecast f ON f.unit_id = d.unit_id AND f.year = d.year GROUP BY 1, 2, 3, 4
         HAVING sum(d.hours) <> 0),
       shown AS (
         SELECT r.forecast_id AS id, r.kind, r.source_id, w.week::int, w.hours FROM forecast_row r
         CROSS JOIN unnest(r.diary) WITH ORDINALITY AS w (hours, week)
         WHERE r.kind IN ('absence', 'substitute') AND w.hours <> 0)
       SELECT * FROM brought FULL JOIN shown USING (id, kind, source_id, week)
       WHERE brought.kind IS DISTINCT FROM 'changed-needs' AND brought.hours IS DISTINCT FROM shown.hours`,
    ),
  )
  return rows
}
