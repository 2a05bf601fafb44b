-- The diary: what happens in a unit, and what of it has reached the forecasts (docs/decisions/0031-diary.md). Reasons of
-- illness and notes are health data: they stand in rows of the unit, read by those who hold the diary somewhere, and in
-- nothing else.
CREATE TABLE diary_entry (
  id int GENERATED ALWAYS AS IDENTITY,
  municipality_id int NOT NULL,
  unit_id int NOT NULL,
  version int NOT NULL DEFAULT 1 CHECK (version > 0),
  category text NOT NULL CHECK (category IN ('ABSENCE', 'EXTRA_RESOURCE', 'CHANGE_OF_NEEDS')),
  status text NOT NULL DEFAULT 'WAITING' CHECK (status IN ('WAITING', 'APPROVED', 'REJECTED')),
  title text NOT NULL CHECK (char_length(title) <= 100),
  notes text NOT NULL CHECK (char_length(notes) <= 2000),
  searched_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (folded_name(title || ' ' || notes)) STORED,
  -- As chosen: a range and ISO weekdays, 1 is Monday (A-123).
  from_date date NOT NULL,
  to_date date NOT NULL,
  weekdays int[] NOT NULL CHECK (weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7] AND cardinality(weekdays) > 0),
  -- What that gives: the first and the last date, the weekdays that they have, how many there are.
  first_date date NOT NULL CHECK (first_date BETWEEN '2001-01-01' AND '2100-12-31'),
  last_date date NOT NULL CHECK (last_date BETWEEN '2001-01-01' AND '2100-12-31'),
  dated_weekdays int[] NOT NULL CHECK (dated_weekdays <@ weekdays AND cardinality(dated_weekdays) > 0),
  days int NOT NULL CHECK (days > 0),
  absence_reason_id int REFERENCES absence_reason,
  -- Of the two other categories.
  reason_code text,
  staff_member_id int,
  per_day numeric(4, 2) CHECK (per_day > 0 AND per_day < 16),
  -- As typed, where the hours of a day follow from them and the pause of that time (A-122).
  begins_at text CHECK (begins_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  ends_at text CHECK (ends_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  is_night_work boolean,
  -- Of the substitute of an absence, or of the extra resource.
  substitute_type_id int REFERENCES substitute_type,
  substitute_per_day numeric(4, 2) CHECK (substitute_per_day >= 0 AND substitute_per_day < 16),
  per_week numeric(7, 2) CHECK (per_week > 0 AND per_week <= 10000),
  room_type text CHECK (room_type IN ('dementia', 'couple-accommodation', 'short-term-accommodation', 'somatic')),
  quantity int CHECK (quantity BETWEEN 1 AND 10000),
  location_type text CHECK (location_type IN ('ordinary-housing', 'special-housing', 'short-term-housing',
    'day-activities', 'other')),
  -- Of all dates, as packages/domain calculates them.
  hours numeric(10, 2) NOT NULL,
  temporary_hours numeric(10, 2),
  difference numeric(10, 2),
  -- Made by the dialog; with the digest of what was sent under it a repeat is told from another entry.
  request_id uuid,
  request_digest bytea,
  created_at timestamptz NOT NULL,
  created_by int REFERENCES app_user ON DELETE SET NULL,
  decided_at timestamptz,
  decided_by int REFERENCES app_user ON DELETE SET NULL,
  decision_comment text NOT NULL DEFAULT '' CHECK (char_length(decision_comment) <= 2000),
  -- Its hours were handed to the forecast by hand (A-181).
  handled_at timestamptz,
  -- The last day away of somebody who came back earlier.
  returned_after date,
  -- Taken back within minutes, removed for good within days.
  deleted_at timestamptz,
  PRIMARY KEY (id, municipality_id),
  FOREIGN KEY (unit_id, municipality_id) REFERENCES unit (id, municipality_id),
  FOREIGN KEY (staff_member_id, municipality_id) REFERENCES staff_member (id, municipality_id),
  UNIQUE (unit_id, request_id, municipality_id),
  CHECK ((request_id IS NULL) = (request_digest IS NULL)),
  CHECK (from_date <= first_date AND first_date <= last_date AND last_date <= to_date),
  CHECK (extract(year FROM from_date) = extract(year FROM to_date)),
  CHECK ((status = 'WAITING') = (decided_at IS NULL)),
  CHECK (num_nonnulls(begins_at, ends_at, is_night_work) IN (0, 3)),
  CHECK (status <> 'APPROVED' OR deleted_at IS NULL),
  CHECK (returned_after IS NULL OR (status = 'APPROVED' AND category = 'ABSENCE')),
  CHECK (CASE category
    WHEN 'ABSENCE' THEN num_nonnulls(absence_reason_id, staff_member_id, per_day, temporary_hours, difference) = 5
      AND num_nulls(substitute_type_id, substitute_per_day) IN (0, 2)
      AND num_nonnulls(reason_code, per_week, room_type, quantity, location_type) = 0
    WHEN 'EXTRA_RESOURCE' THEN num_nonnulls(per_day, difference) = 2
      AND reason_code IN ('VAK', 'GENERAL_REINFORCEMENT', 'WORK_ENVIRONMENT', 'OTHER', 'VACANT_ROW')
      AND substitute_type_id IN (2, 3, 4, 5, 6) AND substitute_type_id IS NOT NULL AND reason_code IS NOT NULL
      AND num_nonnulls(absence_reason_id, staff_member_id, substitute_per_day, temporary_hours, per_week, room_type,
        quantity, location_type) = 0
    ELSE reason_code IN ('INCREASED_DEMAND', 'REDUCED_DEMAND', 'DEATH', 'MOVE', 'VAK')
      AND reason_code IS NOT NULL AND per_week IS NOT NULL
      AND num_nonnulls(absence_reason_id, staff_member_id, per_day, begins_at, substitute_type_id, substitute_per_day,
        temporary_hours, difference) = 0
  END)
);
-- The same category, person, reason and dates (A-142). What was rejected may be applied for again.
CREATE UNIQUE INDEX diary_entry_once ON diary_entry (unit_id, category, absence_reason_id, reason_code, staff_member_id,
  first_date, last_date, dated_weekdays, municipality_id) NULLS NOT DISTINCT
  WHERE status <> 'REJECTED' AND deleted_at IS NULL;
CREATE INDEX diary_entry_dates ON diary_entry (unit_id, first_date, id) WHERE deleted_at IS NULL;
CREATE INDEX diary_entry_person ON diary_entry (staff_member_id, first_date) WHERE deleted_at IS NULL;
CREATE INDEX diary_entry_waiting ON diary_entry (unit_id, first_date, id)
  WHERE status = 'WAITING' AND handled_at IS NULL AND deleted_at IS NULL;
CREATE INDEX diary_entry_deleted ON diary_entry (deleted_at) WHERE deleted_at IS NOT NULL;

-- What approved entries have brought: the hours of a week of a row. A year without a forecast takes them in when the
-- forecast is made (A-177), so the diary's part of a forecast is always the sum of these.
CREATE TABLE diary_effect (
  entry_id int NOT NULL,
  municipality_id int NOT NULL,
  unit_id int NOT NULL,
  -- ISO year and week.
  year int NOT NULL CHECK (year BETWEEN 2000 AND 2100),
  week int NOT NULL CHECK (week BETWEEN 1 AND weeks_in_iso_year(year)),
  kind text NOT NULL CHECK (kind IN ('absence', 'substitute', 'changed-needs')),
  source_id int NOT NULL CHECK ((kind = 'changed-needs') = (source_id = 0)),
  hours numeric(10, 2) NOT NULL CHECK (hours <> 0),
  PRIMARY KEY (entry_id, year, week, kind, source_id, municipality_id),
  FOREIGN KEY (entry_id, municipality_id) REFERENCES diary_entry (id, municipality_id),
  FOREIGN KEY (unit_id, municipality_id) REFERENCES unit (id, municipality_id)
);
CREATE INDEX diary_effect_cell ON diary_effect (unit_id, year, kind, source_id, week);

GRANT SELECT, INSERT, UPDATE ON diary_entry TO veckovis_app;
GRANT USAGE ON SEQUENCE diary_entry_id_seq TO veckovis_app;
GRANT SELECT, INSERT ON diary_effect TO veckovis_app;

-- By place as the staff (0014), by area and level as the rest (0019).
ALTER TABLE diary_entry ENABLE ROW LEVEL SECURITY;
ALTER TABLE diary_effect ENABLE ROW LEVEL SECURITY;
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['diary_entry', 'diary_effect'] LOOP
    EXECUTE format('CREATE POLICY unit_wall ON %I
      USING (coalesce(unit_id = (SELECT remembered_unit()), false) OR unit_in_remembered_scope(unit_id))
      WITH CHECK (unit_in_scope(unit_id))', name);
    EXECUTE format('CREATE POLICY area_to_read ON %I AS RESTRICTIVE FOR SELECT
      USING ((SELECT actor_holds_somewhere(''{1}'')))', name);
  END LOOP;
END $$;
CREATE POLICY level_to_add ON diary_entry AS RESTRICTIVE FOR INSERT WITH CHECK (may_change_unit(unit_id, '{1}', 'WRITE'));
CREATE POLICY level_to_change ON diary_entry AS RESTRICTIVE FOR UPDATE USING (true)
  WITH CHECK (may_change_unit(unit_id, '{1}', 'WRITE'));
CREATE POLICY level_to_add ON diary_effect AS RESTRICTIVE FOR INSERT WITH CHECK (may_change_unit(unit_id, '{1}', 'APPROVE'));

-- What is decided is decided for good, and by the level that approves. What was approved keeps its dates and hours.
CREATE FUNCTION keep_decided_entry() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.status = 'WAITING' THEN
    IF NEW.status <> 'WAITING' AND current_user = 'veckovis_app' AND NOT may_change_unit(NEW.unit_id, '{1}', 'APPROVE') THEN
      RAISE EXCEPTION 'a decision takes the level that approves' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
  END IF;
  IF (NEW.status, NEW.category, NEW.unit_id, NEW.from_date, NEW.to_date, NEW.weekdays, NEW.per_day, NEW.per_week,
      NEW.absence_reason_id, NEW.reason_code, NEW.staff_member_id, NEW.substitute_type_id, NEW.substitute_per_day)
    IS DISTINCT FROM
     (OLD.status, OLD.category, OLD.unit_id, OLD.from_date, OLD.to_date, OLD.weekdays, OLD.per_day, OLD.per_week,
      OLD.absence_reason_id, OLD.reason_code, OLD.staff_member_id, OLD.substitute_type_id, OLD.substitute_per_day) THEN
    RAISE EXCEPTION 'a decided entry stays as it is' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER diary_entry_stays_decided BEFORE UPDATE ON diary_entry
FOR EACH ROW EXECUTE FUNCTION keep_decided_entry();

-- Whoever approves the diary moves the diary's part of the forecast.
ALTER POLICY level_to_change ON forecast
  WITH CHECK (may_change_unit(unit_id, '{2,3,5}', 'WRITE') OR may_change_unit(unit_id, '{1}', 'APPROVE'));
ALTER POLICY level_to_add ON forecast_row WITH CHECK (
  may_change_forecast(forecast_id, '{2,3,5}', 'WRITE') OR may_change_forecast(forecast_id, '{1}', 'APPROVE'));
ALTER POLICY level_to_change ON forecast_row WITH CHECK (
  may_change_forecast(forecast_id, '{2,3,5}', 'WRITE') OR may_change_forecast(forecast_id, '{1}', 'APPROVE'));

ALTER POLICY level_to_add ON forecast_change WITH CHECK (
  (may_change_forecast(forecast_id, '{2,3,5}', 'WRITE') OR may_change_forecast(forecast_id, '{1}', 'APPROVE'))
    AND current_setting('veckovis.actor', true) IN ('system', changed_by::text));

-- Names for the diary, whose readers need not read the staff: nothing else of a member than tells namesakes apart.
CREATE FUNCTION people_of_diary(asked_unit int) RETURNS TABLE (id int, first_name text, last_name text,
  searched_name text, birthday date, employed_from date, employed_to date, removed_on date)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 100 AS $$
  SELECT s.id, s.first_name, s.last_name, s.searched_name, s.birthday, s.employed_from, s.employed_to, s.removed_on
  FROM staff_member s
  WHERE s.unit_id = asked_unit AND (SELECT unit_in_scope(asked_unit)) AND (SELECT actor_holds_somewhere('{1}'))
$$;

-- The admission asks for the unit of an entry before it asks for the area, as it does of a member of the staff (0019).
CREATE FUNCTION unit_of_diary_entry(asked_entry bigint) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT e.unit_id FROM diary_entry e WHERE e.id = asked_entry AND unit_in_scope(e.unit_id)
$$;

-- For the forecast that is made of two locked budgets by somebody who need not read the diary: sums without entries.
CREATE FUNCTION diary_hours_of_year(asked_unit int, asked_year int) RETURNS TABLE (kind text, source_id int, week int, hours numeric)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT e.kind, e.source_id, e.week, sum(e.hours) FROM diary_effect e
  WHERE e.unit_id = asked_unit AND e.year = asked_year AND (SELECT unit_in_scope(asked_unit))
  GROUP BY e.kind, e.source_id, e.week
$$;

-- Whether an approved change of needs falls in the year of a budget (A-132).
CREATE FUNCTION has_change_of_needs(asked_unit int, asked_year int) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT (SELECT unit_in_scope(asked_unit)) AND EXISTS (SELECT FROM diary_entry e
    WHERE e.unit_id = asked_unit AND e.category = 'CHANGE_OF_NEEDS' AND e.status = 'APPROVED'
      AND e.from_date >= make_date(asked_year, 1, 1) AND e.to_date <= make_date(asked_year, 12, 31))
$$;

-- What was taken back by nobody for a day is gone for good.
CREATE FUNCTION prune_deleted_diary() RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH removed AS (DELETE FROM diary_entry WHERE deleted_at < now() - interval '1 day' RETURNING 1)
  SELECT count(*) FROM removed
$$;

DO $$
DECLARE way text;
BEGIN
  FOREACH way IN ARRAY ARRAY['people_of_diary(int)', 'unit_of_diary_entry(bigint)', 'diary_hours_of_year(int, int)',
    'has_change_of_needs(int, int)', 'prune_deleted_diary()'] LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', way);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO veckovis_app', way);
  END LOOP;
END $$;
