-- What happened in the weeks of a year that are over (A-200 to A-203), beside its forecast, which it never changes. A year
-- counts its versions by itself, and says which of its weeks are complete.
CREATE TABLE outcome_year (
  unit_id int NOT NULL,
  municipality_id int NOT NULL,
  year int NOT NULL,
  -- 0 until the first change.
  version int NOT NULL DEFAULT 0 CHECK (version >= 0),
  -- In their order.
  complete_weeks smallint[] NOT NULL DEFAULT '{}'
    CHECK (1 <= ALL (complete_weeks) AND weeks_in_iso_year(year) >= ALL (complete_weeks)),
  PRIMARY KEY (unit_id, year, municipality_id),
  FOREIGN KEY (unit_id, year, municipality_id) REFERENCES forecast (unit_id, year, municipality_id)
);
-- Which municipalities have begun with a year.
CREATE INDEX outcome_year_begun ON outcome_year (municipality_id, year) WHERE complete_weeks <> '{}';

-- What one source says of a row of the year: whole hundredths of hours or whole öre, null where it says nothing of a week.
CREATE TABLE outcome_row (
  unit_id int NOT NULL,
  municipality_id int NOT NULL,
  year int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('worked', 'absence', 'substitute', 'performed', 'staff-cost')),
  -- 0 for the kinds of one row.
  server_id bigint NOT NULL,
  source text NOT NULL CHECK (source IN ('typed', 'file', 'machine', 'diary', 'forecast')),
  week_values bigint[] NOT NULL,
  CHECK (CASE WHEN kind IN ('absence', 'substitute') THEN server_id > 0 ELSE server_id = 0 END),
  CHECK (array_ndims(week_values) = 1 AND array_lower(week_values, 1) = 1
    AND cardinality(week_values) = weeks_in_iso_year(year)),
  -- A null is neither: one value out of bounds makes it false.
  CHECK (CASE kind WHEN 'staff-cost' THEN -100000000000 <= ALL (week_values) AND 100000000000 >= ALL (week_values)
    ELSE 0 <= ALL (week_values) AND 1000000 >= ALL (week_values) END),
  PRIMARY KEY (unit_id, year, kind, server_id, source, municipality_id),
  FOREIGN KEY (unit_id, year, municipality_id) REFERENCES outcome_year (unit_id, year, municipality_id)
);

-- The history of a week: a source spoke of a row, or the week was said to be complete, or opened again with a reason.
CREATE TABLE outcome_change (
  id int GENERATED ALWAYS AS IDENTITY,
  municipality_id int NOT NULL,
  unit_id int NOT NULL,
  year int NOT NULL,
  -- The version that the change made.
  version int NOT NULL CHECK (version > 0),
  week int NOT NULL CHECK (week BETWEEN 1 AND weeks_in_iso_year(year)),
  event text NOT NULL CHECK (event IN ('value', 'complete', 'reopened')),
  kind text CHECK (kind IN ('worked', 'absence', 'substitute', 'performed', 'staff-cost')),
  server_id bigint,
  source text CHECK (source IN ('typed', 'file', 'machine', 'diary', 'forecast')),
  value_before bigint,
  value_after bigint,
  reason text CHECK (btrim(reason) <> '' AND char_length(reason) <= 300),
  changed_at timestamptz NOT NULL,
  -- Null when the system wrote, or the account is gone.
  changed_by int REFERENCES app_user ON DELETE SET NULL,
  CHECK (num_nonnulls(kind, server_id, source) = CASE event WHEN 'value' THEN 3 ELSE 0 END),
  CHECK (event = 'value' OR num_nonnulls(value_before, value_after) = 0),
  CHECK (event <> 'value' OR value_before IS DISTINCT FROM value_after),
  CHECK ((event = 'reopened') = (reason IS NOT NULL)),
  PRIMARY KEY (id, municipality_id),
  FOREIGN KEY (unit_id, year, municipality_id) REFERENCES outcome_year (unit_id, year, municipality_id)
);
CREATE INDEX outcome_change_of_week ON outcome_change (unit_id, year, week, id);

-- What is written down is never changed, and removed by nobody but the owner.
GRANT SELECT, INSERT (unit_id, municipality_id, year), UPDATE (version, complete_weeks) ON outcome_year TO veckovis_app;
GRANT SELECT, INSERT, UPDATE (week_values) ON outcome_row TO veckovis_app;
GRANT SELECT, INSERT (municipality_id, unit_id, year, version, week, event, kind, server_id, source, value_before,
  value_after, reason, changed_at, changed_by) ON outcome_change TO veckovis_app;
GRANT USAGE ON SEQUENCE outcome_change_id_seq TO veckovis_app;

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['outcome_year', 'outcome_row', 'outcome_change'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY unit_wall ON %I
      USING (coalesce(unit_id = (SELECT remembered_unit()), false)
        OR coalesce(unit_id = ANY ((SELECT remembered_units())::int[]), false) OR unit_in_remembered_scope(unit_id))
      WITH CHECK (unit_in_scope(unit_id))', name);
    EXECUTE format('CREATE POLICY area_to_read ON %I AS RESTRICTIVE FOR SELECT
      USING ((SELECT actor_holds_somewhere(''{2}'')))', name);
    EXECUTE format('CREATE POLICY level_to_add ON %I AS RESTRICTIVE FOR INSERT
      WITH CHECK (may_change_unit(unit_id, ''{2}'', ''WRITE''))', name);
    -- To hold a row one need not be allowed to change it.
    EXECUTE format('CREATE POLICY level_to_change ON %I AS RESTRICTIVE FOR UPDATE USING (true)
      WITH CHECK (may_change_unit(unit_id, ''{2}'', ''WRITE''))', name);
  END LOOP;
END $$;

CREATE TRIGGER outcome_change_changed_by_is_added BEFORE INSERT ON outcome_change FOR EACH ROW
WHEN (NEW.changed_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER outcome_change_changed_by_is_changed BEFORE UPDATE OF changed_by ON outcome_change FOR EACH ROW
WHEN (OLD.changed_by IS DISTINCT FROM NEW.changed_by
  AND NEW.changed_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();

-- Whether any week of a year is complete in the municipality: asked by those who write for a few of its units.
CREATE FUNCTION has_begun_outcome(asked_municipality int, asked_year int) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM outcome_year
    WHERE municipality_id = asked_municipality AND year = asked_year AND complete_weeks <> '{}')
$$;
