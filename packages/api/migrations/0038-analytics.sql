-- What analytics reads of each forecast, moved with every change of it (docs/decisions/0036-analytics.md). The year's
-- sums are narrow, for the period that is asked for most; the sums from week 1 to each week give any other range as the
-- difference of two. Hours are hundredths, target hundredths of a percentage point, money SEK.
CREATE TABLE unit_year (
  forecast_id int NOT NULL,
  municipality_id int NOT NULL,
  unit_id int NOT NULL,
  year int NOT NULL,
  weeks int NOT NULL,
  saved_at timestamptz,
  -- The same for each week.
  fixed_cost double precision NOT NULL,
  budget double precision NOT NULL,
  annual_workers double precision NOT NULL,
  full_time_hours double precision NOT NULL,
  -- Of the whole year.
  needs double precision NOT NULL,
  required double precision NOT NULL,
  budgeted_staff double precision NOT NULL,
  absence double precision NOT NULL,
  substitutes double precision NOT NULL,
  hourly_substitutes double precision NOT NULL,
  own_resource_shift double precision NOT NULL,
  target double precision NOT NULL,
  needed_at_target double precision NOT NULL,
  staff_cost double precision NOT NULL,
  PRIMARY KEY (forecast_id, municipality_id),
  UNIQUE (year, unit_id, municipality_id),
  FOREIGN KEY (forecast_id, municipality_id) REFERENCES forecast (id, municipality_id) ON DELETE CASCADE
) WITH (fillfactor = 80);

-- Whole numbers take half the room; what is too large for them is kept in larger steps.
CREATE TABLE unit_year_weeks (
  forecast_id int NOT NULL,
  municipality_id int NOT NULL,
  unit_id int NOT NULL,
  year int NOT NULL,
  weeks int NOT NULL,
  step int NOT NULL CHECK (step > 0),
  fixed_cost double precision NOT NULL,
  budget double precision NOT NULL,
  annual_workers double precision NOT NULL,
  full_time_hours double precision NOT NULL,
  needs int[] NOT NULL CHECK (cardinality(needs) = weeks),
  required int[] NOT NULL CHECK (cardinality(required) = weeks),
  budgeted_staff int[] NOT NULL CHECK (cardinality(budgeted_staff) = weeks),
  absence int[] NOT NULL CHECK (cardinality(absence) = weeks),
  substitutes int[] NOT NULL CHECK (cardinality(substitutes) = weeks),
  hourly_substitutes int[] NOT NULL CHECK (cardinality(hourly_substitutes) = weeks),
  own_resource_shift int[] NOT NULL CHECK (cardinality(own_resource_shift) = weeks),
  target int[] NOT NULL CHECK (cardinality(target) = weeks),
  needed_at_target int[] NOT NULL CHECK (cardinality(needed_at_target) = weeks),
  staff_cost double precision[] NOT NULL CHECK (cardinality(staff_cost) = weeks),
  PRIMARY KEY (forecast_id, municipality_id),
  UNIQUE (year, unit_id, municipality_id),
  FOREIGN KEY (forecast_id, municipality_id) REFERENCES forecast (id, municipality_id) ON DELETE CASCADE
) WITH (fillfactor = 70, toast_tuple_target = 8160);
-- In the row itself and as they are: to fetch them from beside it, or to unpack them, costs more than all the rest.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['needs', 'required', 'budgeted_staff', 'absence', 'substitutes', 'hourly_substitutes',
    'own_resource_shift', 'target', 'needed_at_target', 'staff_cost'] LOOP
    EXECUTE format('ALTER TABLE unit_year_weeks ALTER COLUMN %I SET STORAGE PLAIN', name);
  END LOOP;
END $$;

-- How many are employed in a unit and what their actual grades add up to, in hundredths, from each day on which that
-- changes: any day is looked up in the list.
CREATE TABLE unit_grades (
  unit_id int NOT NULL,
  municipality_id int NOT NULL,
  days date[] NOT NULL,
  people int[] NOT NULL CHECK (cardinality(people) = cardinality(days)),
  grades int[] NOT NULL CHECK (cardinality(grades) = cardinality(days)),
  PRIMARY KEY (unit_id, municipality_id),
  FOREIGN KEY (unit_id, municipality_id) REFERENCES unit (id, municipality_id) ON DELETE CASCADE
);

-- One check for a whole list: whoever reaches everything is asked once, and anybody else's units are looked up once.
CREATE FUNCTION actor_reaches_everything() RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER PARALLEL SAFE SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
BEGIN
  IF actor = 'system' THEN RETURN true; END IF;
  IF actor IS NULL OR actor = '' THEN RETURN false; END IF;
  RETURN EXISTS (SELECT FROM app_user a LEFT JOIN user_role r ON r.user_id = a.id
    WHERE a.id = actor::int AND a.active AND (a.job_title_id = 999 OR r.permission_id = 999
      OR (r.id IS NOT NULL AND num_nonnulls(r.county_id, r.municipality_id, r.department_id, r.unit_id) = 0)));
END
$$;

CREATE FUNCTION units_of_actor() RETURNS SETOF int
LANGUAGE plpgsql STABLE SECURITY DEFINER PARALLEL SAFE SET search_path = public, pg_temp ROWS 1000 AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
BEGIN
  IF coalesce(actor, '') IN ('', 'system') THEN RETURN; END IF;
  RETURN QUERY
    WITH held AS MATERIALIZED (SELECT r.unit_id, r.department_id, r.municipality_id, r.county_id
      FROM user_role r JOIN app_user a ON a.id = r.user_id AND a.active WHERE r.user_id = actor::int)
    SELECT h.unit_id FROM held h WHERE h.unit_id IS NOT NULL
    UNION SELECT u.id FROM held h JOIN unit u ON u.department_id = h.department_id
    UNION SELECT u.id FROM held h JOIN unit u ON u.municipality_id = h.municipality_id
    UNION SELECT u.id FROM held h JOIN municipality m ON m.county_id = h.county_id JOIN unit u ON u.municipality_id = m.id;
END
$$;
REVOKE ALL ON FUNCTION units_of_actor() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION units_of_actor() TO veckovis_app;

-- The forecast that a save has asked for already (0010).
CREATE FUNCTION remembered_forecast() RETURNS int LANGUAGE sql STABLE PARALLEL SAFE
RETURN CASE WHEN split_part(current_setting('veckovis.forecast_in_scope', true), '/', 1) = current_setting('veckovis.actor', true)
  THEN nullif(split_part(current_setting('veckovis.forecast_in_scope', true), '/', 2), '')::int END;

GRANT SELECT, INSERT, UPDATE ON unit_year, unit_year_weeks TO veckovis_app;
GRANT SELECT ON unit_grades TO veckovis_app;
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['unit_year', 'unit_year_weeks'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY unit_wall ON %I
      USING (coalesce(forecast_id = (SELECT remembered_forecast()), false) OR (SELECT actor_reaches_everything())
        OR unit_id IN (SELECT units_of_actor()))
      WITH CHECK (forecast_in_scope(forecast_id))', name);
    EXECUTE format('CREATE POLICY level_to_add ON %I AS RESTRICTIVE FOR INSERT WITH CHECK (
      may_change_forecast(forecast_id, ''{2,3,5}'', ''WRITE'') OR may_change_forecast(forecast_id, ''{1}'', ''APPROVE''))', name);
    EXECUTE format('CREATE POLICY level_to_change ON %I AS RESTRICTIVE FOR UPDATE USING (true) WITH CHECK (
      may_change_forecast(forecast_id, ''{2,3,5}'', ''WRITE'') OR may_change_forecast(forecast_id, ''{1}'', ''APPROVE''))', name);
  END LOOP;
END $$;
ALTER TABLE unit_grades ENABLE ROW LEVEL SECURITY;
CREATE POLICY unit_wall ON unit_grades FOR SELECT
  USING ((SELECT actor_reaches_everything()) OR unit_id IN (SELECT units_of_actor()));

-- What stands already, in the way of packages/domain/src/analytics.
INSERT INTO unit_year_weeks (forecast_id, municipality_id, unit_id, year, weeks, step, fixed_cost, budget, annual_workers,
  full_time_hours, needs, required, budgeted_staff, absence, substitutes, hourly_substitutes, own_resource_shift, target,
  needed_at_target, staff_cost)
WITH weekly AS (
  SELECT r.forecast_id, w.week,
    sum(w.hours) FILTER (WHERE r.kind IN ('required', 'changed-needs', 'my-forecast')) AS needs,
    sum(w.hours) FILTER (WHERE r.kind IN ('required', 'changed-needs')) AS required,
    sum(w.hours) FILTER (WHERE r.kind = 'budgeted-staff') AS budgeted_staff,
    sum(w.hours) FILTER (WHERE r.kind = 'absence') AS absence,
    sum(w.hours) FILTER (WHERE r.kind = 'substitute' AND r.source_id BETWEEN 2 AND 6) AS substitutes,
    sum(w.hours) FILTER (WHERE r.kind = 'substitute' AND r.source_id = 3) AS hourly_substitutes,
    sum(w.hours) FILTER (WHERE r.kind = 'substitute' AND r.source_id = 1) AS own_resource_shift,
    coalesce(nullif(greatest(sum(w.hours) FILTER (WHERE r.kind = 'target'), 0), 0), 100) AS target
  FROM forecast_row r
  CROSS JOIN LATERAL (SELECT week, typed + coalesce(r.diary[week], 0) AS hours
    FROM unnest(r.typed) WITH ORDINALITY AS each (typed, week)) AS w
  GROUP BY r.forecast_id, w.week
), summed AS (
  SELECT forecast_id, week, coalesce(sum(needs) OVER sofar, 0) * 100 AS needs,
    coalesce(sum(required) OVER sofar, 0) * 100 AS required,
    coalesce(sum(budgeted_staff) OVER sofar, 0) * 100 AS budgeted_staff, coalesce(sum(absence) OVER sofar, 0) * 100 AS absence,
    coalesce(sum(substitutes) OVER sofar, 0) * 100 AS substitutes,
    coalesce(sum(hourly_substitutes) OVER sofar, 0) * 100 AS hourly_substitutes,
    coalesce(sum(own_resource_shift) OVER sofar, 0) * 100 AS own_resource_shift, sum(target) OVER sofar * 100 AS target,
    round(coalesce(sum(needs / target) OVER sofar, 0) * 10000) AS needed_at_target
  FROM weekly WINDOW sofar AS (PARTITION BY forecast_id ORDER BY week)
), years AS (
  SELECT forecast_id, greatest(1, ceil(max(greatest(abs(needs), abs(required), budgeted_staff, absence, substitutes,
      target, abs(needed_at_target))) / 2000000000))::int AS step
  FROM summed GROUP BY forecast_id
)
SELECT f.id, f.municipality_id, f.unit_id, f.year, f.weeks, y.step, b.fixed_cost_per_week, b.annual_salary / 52,
  b.annual_workers, b.full_time_hours * 100,
  array_agg(round(s.needs / y.step)::int ORDER BY s.week), array_agg(round(s.required / y.step)::int ORDER BY s.week),
  array_agg(round(s.budgeted_staff / y.step)::int ORDER BY s.week), array_agg(round(s.absence / y.step)::int ORDER BY s.week),
  array_agg(round(s.substitutes / y.step)::int ORDER BY s.week),
  array_agg(round(s.hourly_substitutes / y.step)::int ORDER BY s.week),
  array_agg(round(s.own_resource_shift / y.step)::int ORDER BY s.week), array_agg(round(s.target / y.step)::int ORDER BY s.week),
  array_agg(round(s.needed_at_target / y.step)::int ORDER BY s.week),
  (SELECT array_agg(cost ORDER BY week) FROM (SELECT week, sum(staff_cost) OVER (ORDER BY week) AS cost
    FROM unnest(f.staff_cost) WITH ORDINALITY AS each (staff_cost, week)) AS running)
FROM forecast f
JOIN resource_budget b ON b.id = f.resource_budget_id AND b.municipality_id = f.municipality_id
JOIN years y ON y.forecast_id = f.id
JOIN summed s ON s.forecast_id = f.id
GROUP BY f.id, f.municipality_id, b.id, b.municipality_id, y.step;

INSERT INTO unit_year (forecast_id, municipality_id, unit_id, year, weeks, saved_at, fixed_cost, budget, annual_workers,
  full_time_hours, needs, required, budgeted_staff, absence, substitutes, hourly_substitutes, own_resource_shift, target,
  needed_at_target, staff_cost)
SELECT w.forecast_id, w.municipality_id, w.unit_id, w.year, w.weeks, f.saved_at, w.fixed_cost, w.budget, w.annual_workers,
  w.full_time_hours, w.needs[w.weeks]::float8 * step, w.required[w.weeks]::float8 * step,
  w.budgeted_staff[w.weeks]::float8 * step, w.absence[w.weeks]::float8 * step, w.substitutes[w.weeks]::float8 * step,
  w.hourly_substitutes[w.weeks]::float8 * step, w.own_resource_shift[w.weeks]::float8 * step,
  w.target[w.weeks]::float8 * step, w.needed_at_target[w.weeks]::float8 * step, w.staff_cost[w.weeks]
FROM unit_year_weeks w JOIN forecast f ON f.id = w.forecast_id AND f.municipality_id = w.municipality_id;

-- Grades follow employments and terms, whatever writes those. One writer at a time for a unit, each with a new look at it.
CREATE FUNCTION write_unit_grades(units int[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4600038, asked) FROM (SELECT DISTINCT unnest(units) AS asked ORDER BY 1) AS held;
  DELETE FROM unit_grades WHERE unit_id = ANY (units);
  INSERT INTO unit_grades (unit_id, municipality_id, days, people, grades)
  SELECT unit_id, municipality_id, array_agg(day ORDER BY day), array_agg(people ORDER BY day), array_agg(grades ORDER BY day)
  FROM (
    SELECT unit_id, municipality_id, day, (sum(sum(people)) OVER sofar)::int AS people, (sum(sum(grades)) OVER sofar)::int AS grades
    FROM (
      SELECT s.unit_id, s.municipality_id, s.employed_to + 1 AS ends,
        CASE WHEN t.is_first THEN s.employed_from ELSE greatest(t.valid_from, s.employed_from) END AS begins,
        t.next, (t.actual_grade * 100)::int AS grade
      FROM staff_member s
      CROSS JOIN LATERAL (SELECT valid_from, actual_grade, lead(valid_from) OVER (ORDER BY valid_from) AS next,
          row_number() OVER (ORDER BY valid_from) = 1 AS is_first
        FROM staff_terms WHERE staff_member_id = s.id AND municipality_id = s.municipality_id) AS t
      WHERE s.unit_id = ANY (units) AND coalesce(s.employed_from <= s.removed_on, true)
    ) AS term
    CROSS JOIN LATERAL (VALUES (begins, 1, grade), (least(next, ends), -1, -grade)) AS step (day, people, grades)
    WHERE day IS NOT NULL AND coalesce(begins < least(next, ends), true)
    GROUP BY unit_id, municipality_id, day
    WINDOW sofar AS (PARTITION BY unit_id, municipality_id ORDER BY day)
  ) AS daily
  GROUP BY unit_id, municipality_id;
END
$$;
REVOKE ALL ON FUNCTION write_unit_grades(int[]) FROM PUBLIC;

SELECT write_unit_grades(ARRAY(SELECT id FROM unit));

CREATE FUNCTION keep_unit_grades() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_TABLE_NAME = 'staff_member' THEN
    PERFORM write_unit_grades(ARRAY(SELECT c.unit_id FROM changed c));
  ELSE
    PERFORM write_unit_grades(ARRAY(SELECT s.unit_id FROM staff_member s
      WHERE s.id IN (SELECT c.staff_member_id FROM changed c)));
  END IF;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION keep_unit_grades() FROM PUBLIC;

CREATE TRIGGER staff_member_moves_grades AFTER UPDATE ON staff_member
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_unit_grades();
CREATE TRIGGER staff_terms_move_grades_when_added AFTER INSERT ON staff_terms
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_unit_grades();
CREATE TRIGGER staff_terms_move_grades_when_removed AFTER DELETE ON staff_terms
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_unit_grades();
-- Not for the ends that a trigger keeps (0035): they follow from what was counted.
CREATE TRIGGER staff_terms_move_grades_when_changed AFTER UPDATE ON staff_terms
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_unit_grades();
