-- 53 in the long ISO years: when 1 January is a Thursday, or 31 December is.
CREATE FUNCTION weeks_in_iso_year(iso_year int) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN extract(isodow FROM make_date(iso_year, 1, 1)) = 4
                OR extract(isodow FROM make_date(iso_year, 12, 31)) = 4 THEN 53 ELSE 52 END
$$;

-- A plain list of so many numbers, none missing, none NaN. Infinity does not fit a numeric with a precision.
CREATE FUNCTION is_number_series(series numeric[], length int) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT array_ndims(series) = 1 AND array_lower(series, 1) = 1 AND cardinality(series) = length
    AND array_position(series, NULL) IS NULL AND array_position(series, 'NaN'::numeric) IS NULL
$$;

-- The same for figures that are not rounded, where Infinity would fit.
CREATE FUNCTION is_figure_series(series double precision[], length int) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT array_ndims(series) = 1 AND array_lower(series, 1) = 1 AND cardinality(series) = length
    AND array_position(series, NULL) IS NULL AND array_position(series, 'NaN'::double precision) IS NULL
    AND array_position(series, 'Infinity'::double precision) IS NULL
    AND array_position(series, '-Infinity'::double precision) IS NULL
$$;

-- PL/pgSQL, because it keeps its plan: an SQL function would be planned anew for every row of every save.
CREATE FUNCTION sum_of_weeks(series numeric[]) RETURNS numeric LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN coalesce((SELECT sum(value) FROM unnest(series) AS value), 0);
END
$$;

-- Settings that change with the date. Without a municipality the row is the default for all.
CREATE TABLE dated_setting (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  municipality_id int REFERENCES municipality ON DELETE CASCADE,
  key text NOT NULL CHECK (key IN ('payroll-overhead', 'full-time-hours', 'cost-factor-borrowed', 'cost-factor-hourly',
    'cost-factor-filling', 'cost-factor-overtime', 'cost-factor-staggered', 'cost-factor-short-term-illness')),
  valid_from date NOT NULL,
  value numeric(8, 4) NOT NULL CHECK (value >= 0 AND value < 'Infinity'::numeric),
  -- A made-up value of the demonstration data, not one that was read in a source.
  is_demo boolean NOT NULL DEFAULT false,
  UNIQUE NULLS NOT DISTINCT (municipality_id, key, valid_from)
);

CREATE TABLE absence_reason (id int PRIMARY KEY, name text NOT NULL UNIQUE, forecast_row int NOT NULL);
CREATE TABLE substitute_type (id int PRIMARY KEY, name text NOT NULL UNIQUE);

CREATE TABLE staff_member (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  unit_id int NOT NULL REFERENCES unit,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birthday date,
  gender text CHECK (gender IN ('MALE', 'FEMALE', 'OTHER')),
  notes text,
  employed_from date NOT NULL,
  employed_to date,
  CHECK (employed_to IS NULL OR employed_to >= employed_from)
);
CREATE INDEX staff_member_unit ON staff_member (unit_id);

-- Terms of employment from a date on: grades, hours and pay are dated (A-168).
CREATE TABLE staff_terms (
  staff_member_id int NOT NULL REFERENCES staff_member ON DELETE CASCADE,
  valid_from date NOT NULL,
  monthly_salary int NOT NULL CHECK (monthly_salary > 0),
  weekly_hours numeric(5, 2) NOT NULL CHECK (weekly_hours > 0 AND weekly_hours <= 168),
  ordinary_grade numeric(3, 2) NOT NULL CHECK (ordinary_grade BETWEEN 0 AND 1),
  ordinary_reason text,
  actual_grade numeric(3, 2) NOT NULL CHECK (actual_grade BETWEEN 0 AND 1),
  actual_reason text,
  PRIMARY KEY (staff_member_id, valid_from)
);

CREATE TABLE needs_budget (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  unit_id int NOT NULL REFERENCES unit,
  year int NOT NULL CHECK (year BETWEEN 2000 AND 2100),
  name text NOT NULL,
  comment text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'saved' CHECK (state IN ('saved', 'active', 'locked')),
  time_type text NOT NULL CHECK (time_type IN ('granted', 'planned', 'performed')),
  efficiency numeric(5, 2) NOT NULL CHECK (efficiency > 0 AND efficiency < 1000),
  -- Zone and room lines as entered; twelve shares in percent.
  lines jsonb NOT NULL,
  monthly_shares numeric(7, 4)[] NOT NULL CHECK (is_number_series(monthly_shares, 12)),
  full_time_hours numeric(4, 2) NOT NULL CHECK (full_time_hours > 0 AND full_time_hours < 100),
  locked_at timestamptz,
  CHECK ((state = 'locked') = (locked_at IS NOT NULL)),
  UNIQUE (unit_id, year, name),
  UNIQUE (id, unit_id, year)
);
CREATE UNIQUE INDEX needs_budget_one_active ON needs_budget (unit_id, year) WHERE state = 'active';
CREATE UNIQUE INDEX needs_budget_one_locked ON needs_budget (unit_id, year) WHERE state = 'locked';

CREATE TABLE resource_budget (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  unit_id int NOT NULL REFERENCES unit,
  year int NOT NULL CHECK (year BETWEEN 2000 AND 2100),
  needs_budget_id int NOT NULL,
  name text NOT NULL,
  state text NOT NULL DEFAULT 'saved' CHECK (state IN ('saved', 'active', 'locked')),
  -- Budget types, staff types and their annual workers as entered.
  lines jsonb NOT NULL,
  monthly_shares numeric(7, 4)[] NOT NULL CHECK (is_number_series(monthly_shares, 12)),
  annual_salary numeric(14, 2) NOT NULL CHECK (annual_salary >= 0 AND annual_salary < 'Infinity'::numeric),
  hours numeric(12, 2) NOT NULL CHECK (hours >= 0 AND hours < 'Infinity'::numeric),
  left_for_scheme numeric(14, 2) NOT NULL CHECK (left_for_scheme < 'Infinity'::numeric AND left_for_scheme > '-Infinity'::numeric),
  hours_for_schedule numeric(12, 2) NOT NULL CHECK (hours_for_schedule < 'Infinity'::numeric AND hours_for_schedule > '-Infinity'::numeric),
  annual_workers numeric(10, 4) NOT NULL CHECK (annual_workers >= 0 AND annual_workers < 'Infinity'::numeric),
  fixed_cost_per_week numeric(14, 2) NOT NULL DEFAULT 0 CHECK (fixed_cost_per_week >= 0 AND fixed_cost_per_week < 'Infinity'::numeric),
  ob_usk numeric(14, 2) NOT NULL DEFAULT 0 CHECK (ob_usk >= 0 AND ob_usk < 'Infinity'::numeric),
  payroll_overhead numeric(6, 2) CHECK (payroll_overhead BETWEEN 0 AND 1000),
  full_time_hours numeric(4, 2) NOT NULL CHECK (full_time_hours > 0 AND full_time_hours < 100),
  locked_at timestamptz,
  CHECK ((state = 'locked') = (locked_at IS NOT NULL)),
  FOREIGN KEY (needs_budget_id, unit_id, year) REFERENCES needs_budget (id, unit_id, year),
  UNIQUE (unit_id, year, name),
  UNIQUE (id, unit_id, year)
);
CREATE INDEX resource_budget_needs_budget ON resource_budget (needs_budget_id);
CREATE UNIQUE INDEX resource_budget_one_active ON resource_budget (unit_id, year) WHERE state = 'active';
CREATE UNIQUE INDEX resource_budget_one_locked ON resource_budget (unit_id, year) WHERE state = 'locked';

CREATE TABLE forecast (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  unit_id int NOT NULL REFERENCES unit,
  year int NOT NULL CHECK (year BETWEEN 2000 AND 2100),
  weeks int NOT NULL,
  needs_budget_id int NOT NULL,
  resource_budget_id int NOT NULL,
  version int NOT NULL DEFAULT 1 CHECK (version > 0),
  -- Figures of the whole year as packages/domain calculates them, kept in the transaction that changes a row.
  available_hours numeric(14, 2) NOT NULL CHECK (available_hours <> 'NaN'),
  cost_per_hour double precision NOT NULL CHECK (cost_per_hour >= 0 AND cost_per_hour < 'Infinity'),
  staff_cost double precision[] NOT NULL,
  remaining_budget double precision[] NOT NULL,
  created_at timestamptz NOT NULL,
  saved_at timestamptz,
  saved_by int REFERENCES app_user ON DELETE SET NULL,
  CHECK (weeks = weeks_in_iso_year(year)),
  CHECK (is_figure_series(staff_cost, weeks)),
  CHECK (is_figure_series(remaining_budget, weeks)),
  FOREIGN KEY (needs_budget_id, unit_id, year) REFERENCES needs_budget (id, unit_id, year),
  FOREIGN KEY (resource_budget_id, unit_id, year) REFERENCES resource_budget (id, unit_id, year),
  UNIQUE (unit_id, year),
  UNIQUE (id, weeks)
);
CREATE INDEX forecast_needs_budget ON forecast (needs_budget_id);
CREATE INDEX forecast_resource_budget ON forecast (resource_budget_id);

-- One row of the year: hours typed by a person and hours from approved diary items, side by side (A-077).
CREATE TABLE forecast_row (
  forecast_id int NOT NULL,
  weeks int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('absence', 'substitute', 'my-forecast', 'budgeted-staff', 'scheduled',
    'budgeted-substitutes', 'required', 'changed-needs', 'target')),
  -- Server id of the absence reason or substitute type; 0 for the other kinds.
  source_id int NOT NULL DEFAULT 0 CHECK (source_id >= 0),
  typed numeric(12, 2)[] NOT NULL,
  -- Empty as long as no diary item touches the row, as most never do: half the storage.
  diary numeric(12, 2)[] NOT NULL DEFAULT '{}',
  typed_total numeric(14, 2) NOT NULL GENERATED ALWAYS AS (sum_of_weeks(typed)) STORED,
  diary_total numeric(14, 2) NOT NULL GENERATED ALWAYS AS (sum_of_weeks(diary)) STORED,
  PRIMARY KEY (forecast_id, kind, source_id),
  FOREIGN KEY (forecast_id, weeks) REFERENCES forecast (id, weeks) ON DELETE CASCADE,
  CHECK ((kind IN ('absence', 'substitute')) = (source_id > 0)),
  CHECK (is_number_series(typed, weeks)),
  CHECK (diary = '{}' OR is_number_series(diary, weeks))
);

-- Typed and diary hours of all forecasts of a municipality and year together. Nationwide views read this
-- instead of the raw weeks; it is kept in the transaction that changes a row. Percentages have no sum.
CREATE TABLE forecast_rollup (
  municipality_id int NOT NULL REFERENCES municipality ON DELETE CASCADE,
  year int NOT NULL CHECK (year BETWEEN 2000 AND 2100),
  kind text NOT NULL CHECK (kind <> 'target'),
  source_id int NOT NULL,
  hours numeric(14, 2)[] NOT NULL,
  PRIMARY KEY (municipality_id, year, kind, source_id),
  CHECK (is_number_series(hours, weeks_in_iso_year(year)))
);

-- A workbook as the page read it, before anything was resolved (A-100).
CREATE TABLE excel_import (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  unit_id int NOT NULL REFERENCES unit,
  -- The years that name its sheets; without any, the workbook may be meant for each year.
  years int[] NOT NULL,
  data jsonb NOT NULL,
  digest bytea NOT NULL,
  created_at timestamptz NOT NULL,
  created_by int REFERENCES app_user ON DELETE SET NULL
);
CREATE INDEX excel_import_unit ON excel_import (unit_id, created_at);

INSERT INTO absence_reason (id, name, forecast_row) VALUES
  (1, 'Short term illness', 1), (2, 'Vacation', 2), (3, 'Other absences', 3), (4, 'Training', 4),
  (5, 'Lending', 5), (6, 'Care of child', 6), (7, 'Substitute', 3);
INSERT INTO substitute_type (id, name) VALUES
  (1, 'Own resource shift'), (2, 'Borrowed resource'), (3, 'Hourly substitute'), (4, 'Filling time'),
  (5, 'Overtime'), (6, 'Staggered working hours'), (7, 'No substitute');
INSERT INTO dated_setting (municipality_id, key, valid_from, value) VALUES
  (NULL, 'full-time-hours', '2000-01-01', 40),
  (NULL, 'cost-factor-borrowed', '2000-01-01', 1), (NULL, 'cost-factor-hourly', '2000-01-01', 1),
  (NULL, 'cost-factor-filling', '2000-01-01', 1.5), (NULL, 'cost-factor-overtime', '2000-01-01', 2),
  (NULL, 'cost-factor-staggered', '2000-01-01', 1.2), (NULL, 'cost-factor-short-term-illness', '2000-01-01', 0.2);
