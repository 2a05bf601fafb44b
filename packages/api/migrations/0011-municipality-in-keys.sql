-- The municipality stands in the keys of every table with a unit's data, so that the tables can be spread by it
-- (docs/decisions/0018). It is always that of the unit: each row carries its parent's, and a key of two columns holds
-- them together. The id stays first in the keys: what asks by it alone finds it as before.
ALTER TABLE department ADD CONSTRAINT department_of_municipality UNIQUE (id, municipality_id);

ALTER TABLE unit ADD COLUMN municipality_id int;
UPDATE unit u SET municipality_id = d.municipality_id FROM department d WHERE d.id = u.department_id;
ALTER TABLE unit
  ALTER COLUMN municipality_id SET NOT NULL,
  DROP CONSTRAINT unit_department_id_fkey,
  ADD CONSTRAINT unit_department_id_fkey FOREIGN KEY (department_id, municipality_id)
    REFERENCES department (id, municipality_id),
  ADD CONSTRAINT unit_of_municipality UNIQUE (id, municipality_id);

-- A lock is for good, but which municipality a budget belongs to is no change of it.
ALTER TABLE needs_budget ADD COLUMN municipality_id int, DISABLE TRIGGER needs_budget_stays_locked;
ALTER TABLE resource_budget ADD COLUMN municipality_id int, DISABLE TRIGGER resource_budget_stays_locked;
ALTER TABLE staff_member ADD COLUMN municipality_id int;
ALTER TABLE staff_terms ADD COLUMN municipality_id int;
ALTER TABLE forecast ADD COLUMN municipality_id int;
ALTER TABLE forecast_row ADD COLUMN municipality_id int;
ALTER TABLE forecast_note ADD COLUMN municipality_id int;
ALTER TABLE excel_import ADD COLUMN municipality_id int;

UPDATE needs_budget b SET municipality_id = u.municipality_id FROM unit u WHERE u.id = b.unit_id;
UPDATE resource_budget b SET municipality_id = u.municipality_id FROM unit u WHERE u.id = b.unit_id;
UPDATE staff_member s SET municipality_id = u.municipality_id FROM unit u WHERE u.id = s.unit_id;
UPDATE staff_terms t SET municipality_id = s.municipality_id FROM staff_member s WHERE s.id = t.staff_member_id;
UPDATE forecast f SET municipality_id = u.municipality_id FROM unit u WHERE u.id = f.unit_id;
UPDATE forecast_row r SET municipality_id = f.municipality_id FROM forecast f WHERE f.id = r.forecast_id;
UPDATE forecast_note n SET municipality_id = f.municipality_id FROM forecast f WHERE f.id = n.forecast_id;
UPDATE excel_import i SET municipality_id = u.municipality_id FROM unit u WHERE u.id = i.unit_id;

ALTER TABLE needs_budget ENABLE TRIGGER needs_budget_stays_locked;
ALTER TABLE resource_budget ENABLE TRIGGER resource_budget_stays_locked;

-- From the leaves to the roots, or a key would still be referred to.
ALTER TABLE forecast_row
  DROP CONSTRAINT forecast_row_forecast_id_weeks_fkey,
  DROP CONSTRAINT forecast_row_pkey,
  ADD PRIMARY KEY (forecast_id, kind, source_id, municipality_id);
ALTER TABLE forecast_note
  DROP CONSTRAINT forecast_note_forecast_id_weeks_fkey,
  DROP CONSTRAINT forecast_note_pkey,
  ADD PRIMARY KEY (id, municipality_id),
  DROP CONSTRAINT forecast_note_forecast_id_week_row_id_key,
  ADD CONSTRAINT forecast_note_forecast_id_week_row_id_key
    UNIQUE NULLS NOT DISTINCT (forecast_id, week, row_id, municipality_id);
ALTER TABLE forecast
  DROP CONSTRAINT forecast_needs_budget_id_unit_id_year_fkey,
  DROP CONSTRAINT forecast_resource_budget_id_unit_id_year_fkey,
  DROP CONSTRAINT forecast_unit_id_fkey,
  DROP CONSTRAINT forecast_pkey,
  ADD PRIMARY KEY (id, municipality_id),
  DROP CONSTRAINT forecast_unit_id_year_key,
  ADD CONSTRAINT forecast_unit_id_year_key UNIQUE (unit_id, year, municipality_id),
  DROP CONSTRAINT forecast_id_weeks_key,
  ADD CONSTRAINT forecast_id_weeks_key UNIQUE (id, weeks, municipality_id);
ALTER TABLE resource_budget
  DROP CONSTRAINT resource_budget_needs_budget_id_unit_id_year_fkey,
  DROP CONSTRAINT resource_budget_unit_id_fkey,
  DROP CONSTRAINT resource_budget_pkey,
  ADD PRIMARY KEY (id, municipality_id),
  DROP CONSTRAINT resource_budget_unit_id_year_name_key,
  ADD CONSTRAINT resource_budget_unit_id_year_name_key UNIQUE (unit_id, year, name, municipality_id),
  DROP CONSTRAINT resource_budget_id_unit_id_year_key,
  ADD CONSTRAINT resource_budget_id_unit_id_year_key UNIQUE (id, unit_id, year, municipality_id),
  DROP CONSTRAINT resource_budget_request,
  ADD CONSTRAINT resource_budget_request UNIQUE (unit_id, request_id, municipality_id);
ALTER TABLE needs_budget
  DROP CONSTRAINT needs_budget_unit_id_fkey,
  DROP CONSTRAINT needs_budget_pkey,
  ADD PRIMARY KEY (id, municipality_id),
  DROP CONSTRAINT needs_budget_unit_id_year_name_key,
  ADD CONSTRAINT needs_budget_unit_id_year_name_key UNIQUE (unit_id, year, name, municipality_id),
  DROP CONSTRAINT needs_budget_id_unit_id_year_key,
  ADD CONSTRAINT needs_budget_id_unit_id_year_key UNIQUE (id, unit_id, year, municipality_id),
  DROP CONSTRAINT needs_budget_request,
  ADD CONSTRAINT needs_budget_request UNIQUE (unit_id, request_id, municipality_id);
ALTER TABLE staff_terms
  DROP CONSTRAINT staff_terms_staff_member_id_fkey,
  DROP CONSTRAINT staff_terms_pkey,
  ADD PRIMARY KEY (staff_member_id, valid_from, municipality_id);
ALTER TABLE staff_member
  DROP CONSTRAINT staff_member_unit_id_fkey,
  DROP CONSTRAINT staff_member_pkey,
  ADD PRIMARY KEY (id, municipality_id),
  DROP CONSTRAINT staff_member_request,
  ADD CONSTRAINT staff_member_request UNIQUE (unit_id, request_id, municipality_id);
ALTER TABLE excel_import
  DROP CONSTRAINT excel_import_unit_id_fkey,
  DROP CONSTRAINT excel_import_pkey,
  ADD PRIMARY KEY (id, municipality_id);

DROP INDEX needs_budget_one_active, needs_budget_one_locked, resource_budget_one_active, resource_budget_one_locked;
CREATE UNIQUE INDEX needs_budget_one_active ON needs_budget (unit_id, year, municipality_id) WHERE state = 'active';
CREATE UNIQUE INDEX needs_budget_one_locked ON needs_budget (unit_id, year, municipality_id) WHERE state = 'locked';
CREATE UNIQUE INDEX resource_budget_one_active ON resource_budget (unit_id, year, municipality_id) WHERE state = 'active';
CREATE UNIQUE INDEX resource_budget_one_locked ON resource_budget (unit_id, year, municipality_id) WHERE state = 'locked';

ALTER TABLE staff_member ADD CONSTRAINT staff_member_unit_id_fkey
  FOREIGN KEY (unit_id, municipality_id) REFERENCES unit (id, municipality_id);
ALTER TABLE staff_terms ADD CONSTRAINT staff_terms_staff_member_id_fkey
  FOREIGN KEY (staff_member_id, municipality_id) REFERENCES staff_member (id, municipality_id) ON DELETE CASCADE;
ALTER TABLE needs_budget ADD CONSTRAINT needs_budget_unit_id_fkey
  FOREIGN KEY (unit_id, municipality_id) REFERENCES unit (id, municipality_id);
ALTER TABLE resource_budget
  ADD CONSTRAINT resource_budget_unit_id_fkey
    FOREIGN KEY (unit_id, municipality_id) REFERENCES unit (id, municipality_id),
  ADD CONSTRAINT resource_budget_needs_budget_id_unit_id_year_fkey
    FOREIGN KEY (needs_budget_id, unit_id, year, municipality_id) REFERENCES needs_budget (id, unit_id, year, municipality_id);
ALTER TABLE forecast
  ADD CONSTRAINT forecast_unit_id_fkey FOREIGN KEY (unit_id, municipality_id) REFERENCES unit (id, municipality_id),
  ADD CONSTRAINT forecast_needs_budget_id_unit_id_year_fkey
    FOREIGN KEY (needs_budget_id, unit_id, year, municipality_id) REFERENCES needs_budget (id, unit_id, year, municipality_id),
  ADD CONSTRAINT forecast_resource_budget_id_unit_id_year_fkey
    FOREIGN KEY (resource_budget_id, unit_id, year, municipality_id)
    REFERENCES resource_budget (id, unit_id, year, municipality_id);
ALTER TABLE forecast_row ADD CONSTRAINT forecast_row_forecast_id_weeks_fkey
  FOREIGN KEY (forecast_id, weeks, municipality_id) REFERENCES forecast (id, weeks, municipality_id) ON DELETE CASCADE;
ALTER TABLE forecast_note ADD CONSTRAINT forecast_note_forecast_id_weeks_fkey
  FOREIGN KEY (forecast_id, weeks, municipality_id) REFERENCES forecast (id, weeks, municipality_id) ON DELETE CASCADE;
ALTER TABLE excel_import ADD CONSTRAINT excel_import_unit_id_fkey
  FOREIGN KEY (unit_id, municipality_id) REFERENCES unit (id, municipality_id);
