-- How many visits and months a unit is paid for in each month of a calendar year (A-213), January first.
CREATE TABLE unit_quantity (
  municipality_id int NOT NULL,
  unit_id int NOT NULL,
  year int NOT NULL CHECK (year BETWEEN 2000 AND 2100),
  version int NOT NULL DEFAULT 1 CHECK (version >= 1),
  visits numeric(7, 2)[] NOT NULL,
  months numeric(7, 2)[] NOT NULL,
  PRIMARY KEY (unit_id, year, municipality_id),
  -- A unit that may be deleted takes them along: where they bring anything it has a forecast, and may not.
  FOREIGN KEY (unit_id, municipality_id) REFERENCES unit (id, municipality_id) ON DELETE CASCADE,
  CHECK (cardinality(visits) = 12 AND array_ndims(visits) = 1 AND array_position(visits, NULL) IS NULL AND 0 <= ALL (visits)),
  CHECK (cardinality(months) = 12 AND array_ndims(months) = 1 AND array_position(months, NULL) IS NULL AND 0 <= ALL (months))
);
CREATE INDEX unit_quantity_of_municipality ON unit_quantity (municipality_id);
GRANT SELECT, INSERT, UPDATE (version, visits, months) ON unit_quantity TO veckovis_app;

-- Typed by who changes the forecast; read also by who locks budgets and sets prices, which the forecasts follow.
ALTER TABLE unit_quantity ENABLE ROW LEVEL SECURITY;
CREATE POLICY unit_wall ON unit_quantity
  USING (coalesce(unit_id = (SELECT remembered_unit()), false) OR unit_in_remembered_scope(unit_id))
  WITH CHECK (unit_in_scope(unit_id));
CREATE POLICY area_to_read ON unit_quantity AS RESTRICTIVE FOR SELECT USING ((SELECT actor_holds_somewhere('{2,3}')));
CREATE POLICY level_to_add ON unit_quantity AS RESTRICTIVE FOR INSERT
  WITH CHECK (may_change_unit(unit_id, '{2}', 'WRITE'));
CREATE POLICY level_to_change ON unit_quantity AS RESTRICTIVE FOR UPDATE USING (true)
  WITH CHECK (may_change_unit(unit_id, '{2}', 'WRITE'));
