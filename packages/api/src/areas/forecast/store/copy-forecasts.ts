import { constantMeasures, weeklyMeasures } from '@veckovis/domain/analytics'
import type { Transaction } from '../../../db/database'

type ForecastCopy = {
  readonly unitId: number
  readonly patternUnitId: number
  /** What the required hours of the pattern are multiplied by, rounded to hundredths of an hour in each week. */
  readonly factor: number
}

const columnOf = (measure: string): string => measure.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
const perWeek = constantMeasures.map(columnOf)
const weekly = weeklyMeasures.map(columnOf)
const moved = ['needs', 'required', 'needed_at_target']
const kept = weekly.filter(column => !moved.includes(column))

/** $1 units, $2 the units of their patterns, $3 factors, $4 the year. */
const copies = `copy AS (SELECT c.unit_id, u.municipality_id, c.pattern_id, c.factor
  FROM unnest($1::int[], $2::int[], $3::float8[]) AS c (unit_id, pattern_id, factor) JOIN unit u ON u.id = c.unit_id)`

/** A copy and its pattern, both forecasts of the year. */
const pairs = `${copies}, pair AS (SELECT f.id, f.municipality_id, f.unit_id, p.id AS pattern_id, c.factor
  FROM copy c JOIN forecast f ON f.unit_id = c.unit_id AND f.year = $4 JOIN forecast p ON p.unit_id = c.pattern_id AND p.year = $4)`

const forecastsSql = `WITH ${copies}
INSERT INTO forecast (unit_id, municipality_id, year, weeks, needs_budget_id, resource_budget_id, available_hours,
  cost_per_hour, staff_cost, remaining_budget, created_at, saved_at)
SELECT c.unit_id, c.municipality_id, p.year, p.weeks, n.id, r.id, p.available_hours, p.cost_per_hour, p.staff_cost,
  p.remaining_budget, p.created_at, p.saved_at
FROM copy c JOIN forecast p ON p.unit_id = c.pattern_id AND p.year = $4
JOIN needs_budget n ON n.unit_id = c.unit_id AND n.year = $4 AND n.state = 'locked'
JOIN resource_budget r ON r.unit_id = c.unit_id AND r.year = $4 AND r.state = 'locked'`

// The factor goes up and down by a tenth over the year: no two weeks of a unit are as far from its target.
const rowsSql = `WITH ${pairs}
INSERT INTO forecast_row (forecast_id, municipality_id, weeks, kind, source_id, typed, diary)
SELECT pair.id, pair.municipality_id, r.weeks, r.kind, r.source_id, CASE r.kind WHEN 'required' THEN
    ARRAY(SELECT round((hours * pair.factor * (1 + 0.1 * sin(week * 0.4 + pair.unit_id)))::numeric, 2)
      FROM unnest(r.typed) WITH ORDINALITY AS each (hours, week) ORDER BY week)
  ELSE r.typed END, r.diary
FROM pair JOIN forecast_row r ON r.forecast_id = pair.pattern_id`

/** Of the sums only those of what is needed are others than the pattern's. */
const measuresSql = `WITH ${pairs}, week AS (
  SELECT pair.id, w.week, sum((own.hours - was.hours) * 100) OVER up_to AS more,
    round(sum((m.needs[w.week] - coalesce(m.needs[w.week - 1], 0) + (own.hours - was.hours) * 100)
      / CASE WHEN target.hours > 0 THEN target.hours * 100 ELSE 10000 END * 10000) OVER up_to) AS at_target
  FROM pair JOIN unit_year_weeks m ON m.forecast_id = pair.pattern_id
  JOIN forecast_row o ON o.forecast_id = pair.id AND o.kind = 'required'
  JOIN forecast_row p ON p.forecast_id = pair.pattern_id AND p.kind = 'required'
  JOIN forecast_row t ON t.forecast_id = pair.pattern_id AND t.kind = 'target'
  CROSS JOIN generate_series(1, m.weeks) AS w (week)
  CROSS JOIN LATERAL (VALUES (o.typed[w.week])) AS own (hours)
  CROSS JOIN LATERAL (VALUES (p.typed[w.week])) AS was (hours)
  CROSS JOIN LATERAL (VALUES (t.typed[w.week])) AS target (hours)
  WINDOW up_to AS (PARTITION BY pair.id ORDER BY w.week)
), sums AS (
  SELECT id, array_agg(more ORDER BY week) AS more, array_agg(at_target::int ORDER BY week) AS at_target FROM week GROUP BY id
)
INSERT INTO unit_year_weeks (forecast_id, municipality_id, unit_id, year, weeks, step, ${[...perWeek, ...kept].join(', ')},
  needs, required, needed_at_target)
SELECT pair.id, pair.municipality_id, pair.unit_id, m.year, m.weeks, m.step,
  ${[...perWeek, ...kept].map(column => `m.${column}`).join(', ')},
  ARRAY(SELECT (hours + more)::int FROM unnest(m.needs, sums.more) WITH ORDINALITY AS each (hours, more, week) ORDER BY week),
  ARRAY(SELECT (hours + more)::int FROM unnest(m.required, sums.more) WITH ORDINALITY AS each (hours, more, week) ORDER BY week),
  sums.at_target
FROM pair JOIN unit_year_weeks m ON m.forecast_id = pair.pattern_id JOIN sums ON sums.id = pair.id ORDER BY pair.id`

const yearsSql = `WITH ${pairs}
INSERT INTO unit_year (forecast_id, municipality_id, unit_id, year, weeks, saved_at, ${[...perWeek, ...weekly].join(', ')})
SELECT w.forecast_id, w.municipality_id, w.unit_id, w.year, w.weeks, f.saved_at, ${perWeek.map(column => `w.${column}`).join(', ')},
  ${weekly.map(column => `w.${column}[w.weeks]`).join(', ')}
FROM pair JOIN unit_year_weeks w ON w.forecast_id = pair.id JOIN forecast f ON f.id = pair.id ORDER BY pair.id`

/** Rows that are the pattern's are added up once for each pattern of a municipality. */
const sumsSql = `WITH ${pairs}, row_of AS (
  SELECT pair.municipality_id, r.kind, r.source_id, r.typed, r.diary, count(*) AS times
  FROM pair JOIN forecast_row r ON r.forecast_id = pair.pattern_id AND r.kind NOT IN ('required', 'target')
  GROUP BY pair.municipality_id, r.forecast_id, r.kind, r.source_id, r.typed, r.diary
  UNION ALL
  SELECT pair.municipality_id, r.kind, r.source_id, r.typed, r.diary, 1
  FROM pair JOIN forecast_row r ON r.forecast_id = pair.id AND r.kind = 'required'
), week AS (
  SELECT municipality_id, kind, source_id, each.week, sum((each.typed + coalesce(each.diary, 0)) * times) AS hours
  FROM row_of CROSS JOIN unnest(typed, diary) WITH ORDINALITY AS each (typed, diary, week) GROUP BY 1, 2, 3, 4
), summed AS (
  SELECT municipality_id, kind, source_id, array_agg(hours ORDER BY week) AS hours FROM week GROUP BY 1, 2, 3
)
INSERT INTO forecast_rollup (municipality_id, year, kind, source_id, hours)
SELECT municipality_id, $4, kind, source_id, hours FROM summed
ON CONFLICT (municipality_id, year, kind, source_id) DO UPDATE SET hours = ARRAY(
  SELECT was + more FROM unnest(forecast_rollup.hours, excluded.hours) WITH ORDINALITY AS pair (was, more, week) ORDER BY week)`

/**
 * Forecasts of a year for units whose budgets of it are locked, as many as are asked for in a few statements: each that
 * of its pattern with other required hours, and with sums and measures that are those of its own weeks. For making data;
 * a pattern's hours have to fit measures in steps of one.
 */
export const copyForecasts = async (
  transaction: Transaction,
  { year, copies: asked }: { readonly year: number; readonly copies: readonly ForecastCopy[] },
): Promise<void> => {
  const values = [
    asked.map(({ unitId }) => unitId),
    asked.map(({ patternUnitId }) => patternUnitId),
    asked.map(({ factor }) => factor),
    year,
  ]
  for (const text of [forecastsSql, rowsSql, measuresSql, yearsSql, sumsSql]) {
    await transaction.query(text, values)
    // What was just made is many times what was there: the next statement is planned by it.
    await transaction.query('ANALYZE forecast, forecast_row, unit_year_weeks')
  }
}
