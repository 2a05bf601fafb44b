import { ofFewSql } from './few-people'
import { instantOf } from '../../db/instant-of'

/** Of the row of a forecast: kind, source, hours shown in all, typed hours, hours of the diary; no part holds a blank. */
const rowText = `r.kind || ' ' || r.source_id || ' ' || (r.typed_total + r.diary_total) || ' ' || r.typed::text || ' ' || r.diary::text`

/**
 * Everything that GET …/comprehensive tells of a year, from one statement: unit, year, the versions that the client
 * already holds and today go in; `rows` is null when the client is up to date. The numbers come as the database writes them, for
 * `comprehensive-text.ts`. Nothing is calculated here: figures come from where packages/domain put them. What follows from
 * pay is 0 until the lock, which freezes it for all to see (docs/decisions/0023).
 */
export const comprehensiveSql = `
SELECT f.id, f.version, f.year, l.locked AS "isLocked",
  CASE WHEN l.locked THEN
    ${instantOf('greatest(b.locked_at, n.locked_at)')} END AS "lockedAt",
  b.annual_salary::text AS "annualSalary",
  CASE WHEN l.locked THEN b.hours ELSE 0 END::text AS hours,
  CASE WHEN l.locked THEN b.left_for_scheme ELSE 0 END::text AS "leftForScheme",
  CASE WHEN l.locked THEN b.hours_for_schedule ELSE 0 END::text AS "hoursForSchedule",
  CASE WHEN l.locked THEN b.annual_workers ELSE 0 END::text AS "annualWorkers",
  b.ob_usk::text AS "obUsk", b.payroll_overhead::text AS "payrollOverhead", b.full_time_hours::text AS "fullTimeHours",
  CASE WHEN l.locked THEN b.fixed_cost_per_week ELSE 0 END::text AS "fixedCostPerWeek",
  b.cost_factors::text AS "costFactors",
  CASE WHEN l.locked THEN f.cost_per_hour ELSE 0 END::text AS "costPerHour", f.available_hours::text AS "availableHours",
  CASE WHEN l.locked THEN f.pay_rise ELSE '{}' END::text AS "payRise",
  CASE WHEN l.locked THEN f.fixed_cost_rise ELSE '{}' END::text AS "fixedCostRise",
  CASE WHEN l.locked THEN f.unsocial_shift ELSE '{}' END::text AS "unsocialShift",
  CASE WHEN l.locked AND NOT held.by_client THEN f.income END::text AS income,
  CASE WHEN l.locked THEN f.sick_spell_hours ELSE '{}' END::text AS "sickSpellHours",
  CASE WHEN l.locked THEN f.sick_saved_hours ELSE '{}' END::text AS "sickSavedHours",
  CASE WHEN l.locked THEN f.staff_cost END::text AS "staffCost",
  CASE WHEN l.locked THEN f.remaining_budget END::text AS "remainingBudget",
  CASE WHEN held.by_client THEN false ELSE ${ofFewSql('$4')} END AS "isOfFew",
  CASE WHEN NOT held.by_client THEN coalesce((
    SELECT string_agg(${rowText}, E'\\n')
    FROM forecast_row r WHERE r.forecast_id = f.id AND r.municipality_id = f.municipality_id), '') END AS rows
FROM forecast f
JOIN resource_budget b ON b.id = f.resource_budget_id AND b.municipality_id = f.municipality_id
JOIN needs_budget n ON n.id = f.needs_budget_id AND n.municipality_id = f.municipality_id
CROSS JOIN LATERAL (SELECT f.id || '-' || f.version = ANY ($3::text[]) AS by_client) AS held
CROSS JOIN LATERAL (SELECT b.state = 'locked' AND n.state = 'locked' AS locked) AS l
WHERE f.unit_id = $1 AND f.year = $2`
