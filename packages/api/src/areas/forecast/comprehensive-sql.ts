/**
 * The whole answer of GET …/comprehensive as JSON text from one statement: unit, year and the versions that the
 * client already holds go in; id, version and `body` come out, `body` null when the client is up to date.
 * Figures that are calculated come from where packages/domain put them; nothing is calculated here. What follows from
 * pay is 0 until the lock, which freezes it for all to see (docs/decisions/0023).
 */
export const comprehensiveSql = `
SELECT f.id, f.version, CASE WHEN f.id || '-' || f.version <> ALL ($3::text[]) THEN (
  WITH shown AS MATERIALIZED (
    SELECT r.kind, r.source_id, r.typed_total + r.diary_total AS total,
      json_object_agg(w.week, trim_scale(w.typed + coalesce(w.diary, 0)) ORDER BY w.week) AS hours,
      CASE WHEN r.diary_total <> 0 OR 0 <> ANY (r.diary)
        THEN json_object_agg(w.week, trim_scale(w.diary) ORDER BY w.week) END AS diary
    FROM forecast_row r CROSS JOIN unnest(r.typed, r.diary) WITH ORDINALITY AS w (typed, diary, week)
    WHERE r.forecast_id = f.id AND r.municipality_id = f.municipality_id
    GROUP BY r.forecast_id, r.kind, r.source_id, r.municipality_id
  ),
  listed AS (
    SELECT kind, json_agg(CASE WHEN diary IS NULL THEN json_build_object('id', source_id, 'values', hours)
      ELSE json_build_object('id', source_id, 'values', hours, 'diaryValues', diary) END ORDER BY source_id) AS rows
    FROM shown WHERE source_id > 0 GROUP BY kind
  ),
  whole AS (
    SELECT
      coalesce((SELECT json_object_agg(kind, rows) FROM listed), '{}') AS lists,
      coalesce((SELECT json_object_agg(kind, hours) FROM shown WHERE source_id = 0), '{}') AS maps
  )
  SELECT json_build_object(
    'id', f.id,
    'budget', json_build_object(
      'annualSalary', trim_scale(b.annual_salary),
      'hours', CASE WHEN l.locked THEN trim_scale(b.hours) ELSE 0 END,
      'year', f.year,
      'leftForSchemeBudget', CASE WHEN l.locked THEN trim_scale(b.left_for_scheme) ELSE 0 END,
      'hoursForSchedule', CASE WHEN l.locked THEN trim_scale(b.hours_for_schedule) ELSE 0 END,
      'isLocked', l.locked,
      'lockedAt', CASE WHEN l.locked THEN
        to_char(greatest(b.locked_at, n.locked_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') END,
      'annualWorker', json_build_object(
        'total', CASE WHEN l.locked THEN trim_scale(b.annual_workers) ELSE 0 END,
        'temporaryWorkersWeeks', coalesce(maps->'budgeted-substitutes', '{}')),
      'obUsk', trim_scale(b.ob_usk),
      'PO', trim_scale(b.payroll_overhead),
      'fullTimeHours', trim_scale(b.full_time_hours),
      'fixedCostPerWeek', CASE WHEN l.locked THEN trim_scale(b.fixed_cost_per_week) ELSE 0 END,
      'costFactors', b.cost_factors),
    'staffing', json_build_object(
      'budgetedStaffHours', coalesce(maps->'budgeted-staff', '{}'),
      'scheduled', coalesce(maps->'scheduled', '{}'),
      'absences', coalesce(lists->'absence', '[]'),
      'substitutes', coalesce(lists->'substitute', '[]'),
      'budgetedSubstituteHours', coalesce(maps->'budgeted-substitutes', '{}'),
      'myForecast', json_build_array(json_build_object('values', coalesce(maps->'my-forecast', '{}')))),
    'needs', json_build_object(
      'totalHoursRequired', coalesce(maps->'required', '{}'),
      'changedNeedsFromDiary', coalesce(maps->'changed-needs', '{}')),
    'metrics', json_build_object('target', json_build_object('efficiency', coalesce(maps->'target', '{}'))),
    'avgCostPerHour', CASE WHEN l.locked THEN f.cost_per_hour ELSE 0 END,
    'totalAvailableStaffHours', trim_scale(f.available_hours),
    'totalScheduledStaffHoursForSpan', coalesce((SELECT trim_scale(total) FROM shown WHERE kind = 'scheduled'), 0),
    'weeklyValues', json_build_object(
      'staffCost', (SELECT json_object_agg(week, CASE WHEN l.locked THEN value ELSE 0 END ORDER BY week)
        FROM unnest(f.staff_cost) WITH ORDINALITY AS cost (value, week)),
      'remainingBudget', (SELECT json_object_agg(week, CASE WHEN l.locked THEN value ELSE 0 END ORDER BY week)
        FROM unnest(f.remaining_budget) WITH ORDINALITY AS budget (value, week)))
  )::text FROM whole
) END AS body
FROM forecast f
JOIN resource_budget b ON b.id = f.resource_budget_id AND b.municipality_id = f.municipality_id
JOIN needs_budget n ON n.id = f.needs_budget_id AND n.municipality_id = f.municipality_id
CROSS JOIN LATERAL (SELECT b.state = 'locked' AND n.state = 'locked' AS locked) AS l
WHERE f.unit_id = $1 AND f.year = $2`
